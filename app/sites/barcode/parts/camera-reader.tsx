import { useState } from "react";
import { CameraPicture } from "#app/kits/camera/camera-picture.tsx";
import { Button } from "#app/kits/ui/button/button.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import css from "./camera-reader.module.css";
import type { ReaderState } from "./use-code-reader.ts";

interface CameraReaderProps {
  reading: Extract<ReaderState, { step: "asking" | "watching" }>;
  /** Provides the element that shows the camera, and takes it back with null. */
  onVideo: (video: HTMLVideoElement | null) => void;
  onStop: () => void;
}

/** The camera's picture with the frame to aim by, its light, and the way out. */
export function CameraReader({ reading, onVideo, onStop }: CameraReaderProps) {
  const t = useMessages<Messages>();
  const [isLit, setIsLit] = useState(false);
  const camera = reading.step === "watching" ? reading.camera : null;
  const isSlow = reading.step === "watching" && reading.isSlow;

  return (
    <div className="column-2">
      <CameraPicture
        camera={camera}
        onVideo={onVideo}
        label={t("camera.picture")}
        liveLabel={t("camera.live")}
        waitingLabel={t("camera.waiting")}
      >
        <span className={css.frame} aria-hidden="true" />
      </CameraPicture>
      <p>{t("camera.aim")}</p>
      <p role="status" className="hides-empty text-strong">
        {isSlow && t("camera.slow")}
      </p>
      <div className={`${css.acts} row-2`}>
        {camera?.hasTorch && (
          <Button
            look="line"
            aria-pressed={isLit}
            onClick={() => void camera.setTorch(!isLit).then((hasSwitched) => hasSwitched && setIsLit(!isLit))}
          >
            {t(isLit ? "camera.torchOff" : "camera.torchOn")}
          </Button>
        )}
        <Button look="line" onClick={onStop}>
          {t("camera.stop")}
        </Button>
      </div>
    </div>
  );
}
