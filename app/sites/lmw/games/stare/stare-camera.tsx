import { CameraPermission } from "#app/kits/camera/camera-permission.tsx";
import { CameraPicture } from "#app/kits/camera/camera-picture.tsx";
import { Button } from "#app/kits/ui/button/button.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import type { PlayProps } from "../play-props.ts";
import { StareGame } from "./stare-game.tsx";
import css from "./stare.module.css";
import { useFaceTrigger, useStareCamera } from "./use-stare-camera.ts";

/** By one's own face: read on the device; a change does what a press does, and nothing else leaves. */
export default function StareCamera(props: PlayProps) {
  const { showText } = props;
  const t = useMessages<Messages>();
  const { stage, camera, engine, percent, megabytes, start, play, dropCamera } = useStareCamera(props);
  const { lagMs, setVideo, registerTrigger } = useFaceTrigger({ camera, engine, onOff: dropCamera, showText });
  const picture = (
    <div className={`${css.mirror} frame`}>
      <CameraPicture
        camera={camera}
        onVideo={setVideo}
        label={t("games.camera.label")}
        liveLabel={t("games.camera.live")}
        waitingLabel={t("games.camera.waiting")}
        isMirrored
      />
    </div>
  );

  if (stage === "play")
    return (
      <StareGame {...props} registerTrigger={registerTrigger} lagMs={lagMs} {...(engine ? { own: picture } : {})} />
    );
  if (stage === "loading")
    return (
      <div className={`${css.gate} stack-4`}>
        {picture}
        <p role="status">{t("games.camera.loading", { percent })}</p>
      </div>
    );
  return (
    <div className={`${css.gate} stack-4`}>
      <CameraPermission
        title={t("games.camera.title")}
        promises={[
          t("games.camera.p1"),
          t("games.camera.p2"),
          t("games.camera.p3"),
          t("games.camera.p4", { mb: megabytes || 15 }),
        ]}
        startLabel={t("games.camera.use")}
        onStart={start}
        others={
          <Button look="line" wide onClick={play}>
            {t("games.camera.without")}
          </Button>
        }
      />
    </div>
  );
}
