import { useCallback, useEffect, useRef, useState } from "react";
import { isAbort } from "#app/kits/basics/abort.ts";
import { CameraError } from "#app/kits/camera/camera-error.ts";
import { CameraPicture } from "#app/kits/camera/camera-picture.tsx";
import { type OpenCamera, openCamera } from "#app/kits/camera/open-camera.ts";
import type { FaceEngine } from "#app/kits/face/face-engine-types.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { VerticalHeading } from "#app/kits/ui/vertical-heading/vertical-heading.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import type { DetectedFace } from "../../flow/create-reading.ts";
import { cutPortrait } from "../../flow/portrait.ts";
import type { ScanErrorCode } from "../../flow/scan-flow.ts";
import { useLiveFace } from "../../flow/use-live-face.ts";
import css from "./camera-step.module.css";
import { GuideOval } from "./guide-oval.tsx";
import { MaskSwitch } from "./mask-switch.tsx";

interface CameraStepProps {
  engine: FaceEngine;
  onFace: (face: DetectedFace, hasMask: boolean) => void;
  onError: (trouble: ScanErrorCode) => void;
  onLeave: () => void;
}

/** The camera as a mirror: an oval of one hairline, one calm line of help, and the ring that real pictures fill. */
export function CameraStep({ engine, onFace, onError, onLeave }: CameraStepProps) {
  const t = useMessages<Messages>();
  const opening = useRef<AbortController | null>(null);
  const [camera, setCamera] = useState<OpenCamera | null>(null);
  const [isOff, setIsOff] = useState(false);
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [hasMask, setHasMask] = useState(false);

  const open = useCallback(() => {
    opening.current?.abort();
    const controller = new AbortController();
    opening.current = controller;
    const { signal } = controller;
    setIsOff(false);
    openCamera(signal, { facing: "user", widthPx: 640, heightPx: 480 }).then(
      (stream) => {
        setCamera(stream);
        stream.off.addEventListener("abort", () => {
          setCamera(null);
          // Hidden, unplugged or taken away: not what leaving this step does.
          if (!signal.aborted) setIsOff(true);
        });
      },
      (error: unknown) => {
        if (!isAbort(error) && !signal.aborted) onError(error instanceof CameraError ? error.code : "E-CAM-BUSY");
      },
    );
  }, [onError]);
  // The tap that led here is the one that asks for the camera.
  useEffect(() => {
    open();
    return () => opening.current?.abort();
  }, [open]);

  const onDetected = useCallback(
    (face: Parameters<Parameters<typeof useLiveFace>[0]["onFace"]>[0], isMasked: boolean) => {
      camera?.stop();
      void cutPortrait(face.frame, face.landmarks, true).then((picture) => {
        face.frame.close();
        onFace({ mode: "camera", engine: engine.name, ratios: face.ratios, picture }, isMasked);
      });
    },
    [camera, engine, onFace],
  );
  const { view, isSlow } = useLiveFace({ engine, camera, video, hasMask, onFace: onDetected, onError });
  const hintText = view.hint
    ? t(`read.hints.${view.hint}`)
    : t(view.good > 0 ? "read.camera.good" : "read.camera.settle");

  return (
    <div className={css.camera}>
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
        <p className={css.said} aria-live="polite" data-hint={view.hint ?? undefined}>
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
