import { useEffect, useRef, useState } from "react";
import { isAbort } from "#app/kits/basics/abort.ts";
import { CameraPermission } from "#app/kits/camera/camera-permission.tsx";
import { PhotoInput } from "#app/kits/mirror/photo-input.tsx";
import { getEngineBytes } from "#app/kits/face/start-face-engine.ts";
import { inAppBrowser } from "#app/kits/basics/in-app-browser.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import { megabytes } from "../../flow/megabytes.ts";
import type { Choice, ScanErrorCode } from "../../flow/scan-flow.ts";
import type { HeroFace } from "../../landing.server.ts";
import type { ReferenceView } from "../../page-parts.server.ts";
import { About } from "./about.tsx";
import css from "./start-card.module.css";
import { heroSizes } from "./landing.tsx";
import { InAppGuide } from "./in-app-guide.tsx";
import { ScanErrorNotice } from "./scan-error-notice.tsx";

interface StartCardProps {
  /** The face of the first view, already here: its eyes look on. */
  hero: HeroFace | null;
  errorCode: ScanErrorCode | null;
  reference: ReferenceView | undefined;
  onTake: (choice: Choice) => void;
  /** A photo is about to be chosen: what reads it may come meanwhile. */
  onPhotoWanted: () => void;
  onBack: () => void;
}

const scanOptions = ["camera", "photo", "model", "nine"] as const;

/** 「顔で確かめる」: four ways of the same rank. Nothing is opened or started before one is taken. */
export function StartCard({ hero, errorCode, reference, onTake, onPhotoWanted, onBack }: StartCardProps) {
  const t = useMessages<Messages>();
  const bytes = useEngineBytes();
  const file = useRef<HTMLInputElement>(null);
  const app = inAppBrowser(navigator.userAgent);
  const downloadSize =
    bytes === "offline"
      ? t("read.start.offline")
      : bytes === null
        ? t("read.start.weightLater")
        : t("read.start.weight", { size: megabytes(bytes) });

  function take(way: (typeof scanOptions)[number]): void {
    if (way !== "photo") return onTake({ way });
    onPhotoWanted();
    file.current?.click();
  }

  return (
    <div className={`${css.gate} stack-3`} data-failed={errorCode ? "" : undefined}>
      {hero && (
        <div className={css.eyes}>
          <Picture picture={hero.picture} alt="" fit="cover" sizes={heroSizes} />
        </div>
      )}
      <CameraPermission
        title={t("read.start.title")}
        intro={t("read.start.intro")}
        promises={[t("read.start.here"), t("read.start.stored"), downloadSize]}
        ways={scanOptions.map((id) => ({
          id,
          name: t(`read.start.sources.${id}.name`),
          note: t(`read.start.sources.${id}.note`),
          onSelect: () => take(id),
        }))}
      >
        {errorCode && (
          <ScanErrorNotice errorCode={errorCode} onCamera={() => take("camera")} onQuestions={() => take("nine")} />
        )}
        {app && (errorCode === "E-CAM-INAPP" || errorCode === "E-CAM-DENY" || errorCode === "E-CAM-NONE") && (
          <InAppGuide app={app} />
        )}
      </CameraPermission>
      <p className={`${css.dare} text-face`}>{t("read.start.dare")}</p>
      <About engine={null} reference={reference} />
      <Button look="quiet" compact className={css.back} onClick={onBack}>
        {t("read.start.back")}
      </Button>
      <PhotoInput
        ref={file}
        label={t("read.start.sources.photo.name")}
        onPhoto={(photo) => onTake({ way: "photo", photo })}
      />
    </div>
  );
}

/** What the engine would load; null while that is not known. */
function useEngineBytes(): number | "offline" | null {
  const [bytes, setBytes] = useState<number | "offline" | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    getEngineBytes(controller.signal).then(setBytes, (error: unknown) => {
      if (!isAbort(error) && !navigator.onLine) setBytes("offline");
    });
    return () => controller.abort();
  }, []);
  return bytes;
}
