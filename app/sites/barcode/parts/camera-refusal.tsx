import { lazy, Suspense } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import { Notice } from "#app/kits/ui/notice/notice.tsx";
import { type CameraErrorCode, useErrorMessages } from "#app/kits/i18n/error-messages.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";

// Few need it, and only inside an app.
const CameraInAppGuide = lazy(async () => ({
  default: (await import("#app/kits/mirror/camera-in-app-guide.tsx")).CameraInAppGuide,
}));

interface CameraRefusalProps {
  code: CameraErrorCode;
  onAgain: () => void;
  /** Goes on by hand. */
  onType: () => void;
}

/** Where the catalogue's words name questions, which this page has none of. */
const ownMessages: Partial<Record<CameraErrorCode, "denied.message" | "denied.missing" | "denied.inApp">> = {
  "E-CAM-DENY": "denied.message",
  "E-CAM-NONE": "denied.missing",
  "E-CAM-INAPP": "denied.inApp",
};

/** A camera that did not open: what else reads a code, how to allow it, and the way by hand. */
export function CameraRefusal({ code, onAgain, onType }: CameraRefusalProps) {
  const t = useMessages<Messages>();
  const errorMessages = useErrorMessages();
  const ownMessage = ownMessages[code];
  return (
    <div className="column-2" data-refused={code}>
      <Notice
        announce="now"
        code={code}
        message={ownMessage ? t(ownMessage) : errorMessages(code).message}
        action={
          <>
            <Button look="bone" compact onClick={onType}>
              {t("permission.type")}
            </Button>
            {code !== "E-CAM-NONE" && (
              <Button look="line" compact onClick={onAgain}>
                {t("lookup.again")}
              </Button>
            )}
          </>
        }
      />
      <Suspense>
        <CameraInAppGuide error={code} reason={t("camera.externalBrowser")} />
      </Suspense>
      {code === "E-CAM-DENY" && (
        <details>
          <summary className="target-line text-link">{t("denied.title")}</summary>
          <ul>
            <li>{t("denied.iphone")}</li>
            <li>{t("denied.android")}</li>
            <li>{t("denied.desktop")}</li>
          </ul>
        </details>
      )}
    </div>
  );
}
