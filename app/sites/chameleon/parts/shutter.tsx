import { CameraPicture } from "#app/kits/camera/camera-picture.tsx";
import { HoldButton } from "#app/kits/ui/hold-button/hold-button.tsx";
import { Button } from "#app/kits/ui/button/button.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import css from "./shutter.module.css";
import type { Hunt } from "./use-hunt.ts";

/** The film of the camera on the stage, what takes it, and what puts the camera out. */
export function Shutter({ hunt: { lens, setVideo, shoot, closeLens } }: { hunt: Hunt }) {
  const t = useWords<Words>();
  return (
    <div className={css.shutter}>
      <div className={css.film}>
        <CameraPicture
          camera={lens.step === "on" ? lens.camera : null}
          onVideo={setVideo}
          label={t("camera.picture")}
          liveWords={t("camera.live")}
          waitingWords={t("camera.waiting")}
          isFilling
        >
          <span className={css.aim} aria-hidden="true" />
        </CameraPicture>
      </div>
      <div className={css.acts}>
        <div className={css.words}>
          <p aria-hidden="true">{t("camera.aim")}</p>
          <Button look="line" compact onClick={closeLens}>
            {t("camera.stop")}
          </Button>
        </div>
        <HoldButton hint={t("camera.hint")} disabled={lens.step !== "on"} onDone={() => void shoot()}>
          {t("camera.take")}
        </HoldButton>
      </div>
    </div>
  );
}
