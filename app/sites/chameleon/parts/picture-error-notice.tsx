import { lazy, Suspense } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import { Notice } from "#app/kits/ui/notice/notice.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import { openRearCamera } from "./open-rear-camera.ts";
import css from "./picture-error-notice.module.css";
import type { PictureError } from "./picture-state.ts";
import type { ColourCamera } from "./use-colour-camera.ts";

// Few need it, and only inside an app.
const CameraInAppGuide = lazy(async () => ({
  default: (await import("#app/kits/mirror/camera-in-app-guide.tsx")).CameraInAppGuide,
}));

interface PictureErrorNoticeProps {
  /** Null: the picture has next to no colour. */
  error: PictureError;
  colourCamera: ColourCamera;
}

/** Why no new colour came, and the ways that always work. */
export function PictureErrorNotice({ error, colourCamera }: PictureErrorNoticeProps) {
  const t = useMessages<Messages>();
  const sample = (
    <Button look="bone" compact onClick={() => void colourCamera.showSample(1)}>
      {t("grey.sample")}
    </Button>
  );
  if (!error)
    return (
      <div className={`${css.error} on-grey`}>
        <Notice announce="soon" message={t("grey.message")} action={sample} story={t("grey.story")} />
      </div>
    );
  if (error.kind !== "camera")
    return (
      <div className={`${css.error} on-grey`}>
        <Notice
          announce="now"
          message={t(error.kind === "broken" ? "sources.broken" : "sources.unable")}
          action={error.kind === "broken" ? sample : undefined}
        />
      </div>
    );
  return (
    <div className={`${css.error} on-grey`} data-refused={error.code}>
      <Notice
        announce="now"
        code={error.code}
        message={t(`refused.${error.code}`)}
        action={
          <>
            {sample}
            {error.code !== "E-CAM-NONE" && (
              <Button look="line" compact onClick={() => void openRearCamera(colourCamera)}>
                {t("sources.again")}
              </Button>
            )}
          </>
        }
      />
      <Suspense>
        <CameraInAppGuide error={error.code} reason={t("camera.externalBrowser")} />
      </Suspense>
      {error.code === "E-CAM-DENY" && (
        <details>
          <summary className="target-line text-link">{t("denied.title")}</summary>
          <ul className="stack-2 text-body">
            <li>{t("denied.iphone")}</li>
            <li>{t("denied.android")}</li>
            <li>{t("denied.desktop")}</li>
          </ul>
        </details>
      )}
    </div>
  );
}
