import { useState } from "react";
import { CameraPermission } from "#app/kits/camera/camera-permission.tsx";
import { hasCameraConsent, saveCameraConsent } from "#app/kits/camera/camera-consent.ts";
import { CameraPicture } from "#app/kits/camera/camera-picture.tsx";
import { useEngineSize } from "#app/kits/mirror/use-engine-size.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { createLocalStore } from "#app/kits/visitor/local-store.ts";
import { useErrorMessages } from "#app/kits/i18n/error-messages.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { track } from "#app/kits/analytics/track.ts";
import type { Messages } from "../copy/messages.ts";
import { useEyeControl } from "./use-eye-control.ts";
import css from "./eye-control.module.css";

interface EyeControlProps {
  /** Both eyes were shut for a second. */
  onEyesClosed: () => void;
  /** Something is near the eye: what the eyes do counts for nothing. */
  isPaused: boolean;
  /** The camera is not wanted any more. */
  onEnd: () => void;
}

const purpose = "eyes";
const scrollIntoView = (place: HTMLElement | null): void => place?.scrollIntoView({ block: "nearest" });

/** A mirror beside the step: the camera permission, then the camera's picture. Nothing leaves the device. */
export function EyeControl({ onEyesClosed, isPaused, onEnd }: EyeControlProps) {
  const [canStart, setCanStart] = useState(() => hasCameraConsent(createLocalStore(), purpose, Date.now()));
  // Another try is another mirror.
  const [attempt, setAttempt] = useState(0);

  function start(): void {
    track("cam_gate_camera");
    saveCameraConsent(createLocalStore(), purpose, Date.now());
    setCanStart(true);
  }

  return (
    <div ref={scrollIntoView}>
      {canStart ? (
        <EyeMirror key={attempt} {...{ onEyesClosed, isPaused, onEnd }} onAgain={() => setAttempt(attempt + 1)} />
      ) : (
        <EyePermission onStart={start} onEnd={onEnd} />
      )}
    </div>
  );
}

function EyePermission({ onStart, onEnd }: { onStart: () => void; onEnd: () => void }) {
  const t = useMessages<Messages>();
  const engineBytes = useEngineSize();
  const bytes = engineBytes === null ? [] : [t("camera.bytes", { megabytes: (engineBytes / 1e6).toFixed(1) })];
  return (
    <CameraPermission
      title={t("camera.title")}
      promises={[t("camera.onDevice"), t("camera.what"), ...bytes, t("camera.off")]}
      startLabel={t("camera.use")}
      onStart={onStart}
      others={
        <Button look="line" wide onClick={onEnd}>
          {t("camera.without")}
        </Button>
      }
    />
  );
}

/** The camera as long as it is looked into, and what it says. */
function EyeMirror({ onEyesClosed, isPaused, onEnd, onAgain: onRetry }: EyeControlProps & { onAgain: () => void }) {
  const t = useMessages<Messages>();
  const errorMessages = useErrorMessages();
  const eyes = useEyeControl(() => !isPaused && onEyesClosed());
  if (eyes.state === "failed" || eyes.state === "off") {
    const text = eyes.state === "off" ? null : errorMessages(eyes.code);
    return (
      <div className="marked" role="alert">
        <p>{text?.message ?? t("camera.stopped")}</p>
        {text?.action && <p className="text-aside text-leading-16">{text.action}</p>}
        <div className="above-2 row-2">
          <Button look="line" compact onClick={onRetry}>
            {t("camera.retry")}
          </Button>
          <Button look="quiet" compact onClick={onEnd}>
            {t("camera.without")}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className={`${css.mirror} stack-3`}>
      <div className={css.glass}>
        <CameraPicture
          camera={eyes.camera}
          onVideo={eyes.onVideo}
          label={t("camera.picture")}
          liveLabel={t("camera.live")}
          waitingLabel={t("camera.waiting")}
          isMirrored
        />
      </div>
      <div>
        <p role="status" className="text-aside text-leading-16">
          {eyes.state === "loading" && t("camera.loading", { percent: eyes.percent })}
          {eyes.state === "watching" &&
            t(isPaused ? "follow.eyesPaused" : eyes.hasFace ? "follow.eyesOn" : "camera.noFace")}
        </p>
        <Button look="quiet" compact onClick={onEnd}>
          {t("follow.eyesOff")}
        </Button>
      </div>
    </div>
  );
}
