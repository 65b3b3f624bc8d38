import { useCallback, useState } from "react";
import { CameraPicture } from "#app/kits/camera/camera-picture.tsx";
import type { FaceEngine } from "#app/kits/face/face-engine-types.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { VerticalHeading } from "#app/kits/ui/vertical-heading/vertical-heading.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import type { DetectedFace } from "../../flow/create-reading.ts";
import { cutPortrait } from "../../flow/portrait.ts";
import type { ScanErrorCode } from "../../flow/scan-flow.ts";
import { useFrontCamera } from "../../flow/use-front-camera.ts";
import { hasAdultProportions } from "../../rules/adult-proportions.ts";
import type { LiveFace } from "../../flow/scan-live-face.ts";
import { useLiveFace } from "../../flow/use-live-face.ts";
import css from "./camera-step.module.css";
import { GuideOval } from "./guide-oval.tsx";
import { MaskSwitch } from "./mask-switch.tsx";

interface CameraStepProps {
  engine: FaceEngine;
  onFace: (face: DetectedFace, hasMask: boolean) => void;
  onError: (code: ScanErrorCode) => void;
  onLeave: () => void;
}

/** The camera as a mirror: an oval of one hairline, one calm line of help, and the ring that real pictures fill. */
export function CameraStep({ engine, onFace, onError, onLeave }: CameraStepProps) {
  const t = useMessages<Messages>();
  const { camera, isOff, open } = useFrontCamera(onError);
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [hasMask, setHasMask] = useState(false);

  const onDetected = useCallback(
    (face: LiveFace, isMasked: boolean) => {
      camera?.stop();
      const { frame, face: read, ratios } = face;
      const isAdult = hasAdultProportions(read, { widthPx: frame.width, heightPx: frame.height });
      void cutPortrait(frame, read.landmarks, true).then((picture) => {
        frame.close();
        onFace({ mode: "camera", engine: engine.name, ratios, picture, isAdult }, isMasked);
      });
    },
    [camera, engine, onFace],
  );
  const { view, isSlow } = useLiveFace({ engine, camera, video, hasMask, onFace: onDetected, onError });
  const hintText = view.hint
    ? t(`read.hints.${view.hint}`)
    : t(view.good > 0 ? "read.camera.good" : "read.camera.settle");

  return (
    <div className={`${css.camera} bleed`}>
      <div className={css.picture}>
        <CameraPicture
          camera={camera}
          onVideo={setVideo}
          label={t("read.camera.picture")}
          liveLabel={t("read.camera.live")}
          waitingLabel={t(isOff ? "read.camera.off" : "read.camera.waiting")}
          isMirrored
          isFilling
        >
          <GuideOval good={view.good} needed={view.needed} label={t("read.camera.ring")} />
        </CameraPicture>
        <VerticalHeading level={1} className={css.title} lines={[t("read.camera.title")]} />
        <p
          className={`${css.status} text-centred text-lead text-strong`}
          aria-live="polite"
          data-hint={view.hint ?? undefined}
        >
          {camera && hintText}
        </p>
      </div>
      <div className={`${css.acts} stack-2`}>
        {isOff && (
          <Button look="bone" wide onClick={open}>
            {t("read.camera.again")}
          </Button>
        )}
        <p role="status" className={`${css.slow} text-body`}>
          {isSlow && t("read.camera.slow")}
        </p>
        <div className="spread-2">
          <MaskSwitch isOn={hasMask} onTurn={setHasMask} />
          <Button look={isSlow ? "bone" : "line"} compact onClick={onLeave}>
            {t(isSlow ? "read.engine.other" : "read.camera.leave")}
          </Button>
        </div>
      </div>
    </div>
  );
}
