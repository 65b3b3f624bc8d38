import { CameraPicture } from "#app/kits/camera/camera-picture.tsx";
import { HoldButton } from "#app/kits/ui/hold-button/hold-button.tsx";
import { Button } from "#app/kits/ui/button/button.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import css from "./shutter.module.css";
import type { ColourCamera } from "./use-colour-camera.ts";

/** The video of the camera on the canvas, what takes a picture of it, and what turns the camera off. */
export function Shutter({ colourCamera }: { colourCamera: ColourCamera }) {
  const { rearCamera, setVideo, shoot, closeRearCamera } = colourCamera;
  const t = useMessages<Messages>();
  return (
    <div className={css.shutter}>
      <div className={css.frame}>
        <CameraPicture
          camera={rearCamera.step === "on" ? rearCamera.camera : null}
          onVideo={setVideo}
          label={t("camera.picture")}
          liveLabel={t("camera.live")}
          waitingLabel={t("camera.waiting")}
          isFilling
        >
          <span className={css.aim} aria-hidden="true" />
        </CameraPicture>
      </div>
      <div className={`${css.acts} on-ink pad-side-4`}>
        <div className={`${css.words} stack-4`}>
          <p className="text-body text-leading-16 text-strong" aria-hidden="true">
            {t("camera.aim")}
          </p>
          <Button look="line" compact onClick={closeRearCamera}>
            {t("camera.stop")}
          </Button>
        </div>
        <HoldButton hint={t("camera.hint")} disabled={rearCamera.step !== "on"} onDone={() => void shoot()}>
          {t("camera.take")}
        </HoldButton>
      </div>
    </div>
  );
}
