import { useEffect, useState } from "react";
import { CameraGate } from "#app/kits/camera/camera-gate.tsx";
import { hasCameraConsent, keepCameraConsent } from "#app/kits/camera/camera-consent.ts";
import { CameraPicture } from "#app/kits/camera/camera-picture.tsx";
import { Button } from "#app/kits/ui/button/button.tsx";
import { createLocalStore } from "#app/kits/visitor/local-store.ts";
import { useErrorWords } from "#app/kits/words/error-words.ts";
import { useWords } from "#app/kits/words/words.tsx";
import { track } from "#app/shell/tracking/track.ts";
import type { Words } from "../copy/words.ts";
import { useEyes } from "./use-eyes.ts";
import css from "./eyes.module.css";

interface EyesProps {
  /** Both eyes were shut for a second. */
  onShut: () => void;
  /** The camera is not wanted any more. */
  onEnd: () => void;
}

const purpose = "eyes";
const intoView = (place: HTMLElement | null): void => place?.scrollIntoView({ block: "nearest" });

/** A mirror beside the step: the gate before the camera, then its picture. Nothing leaves the device. */
export function Eyes({ onShut, onEnd }: EyesProps) {
  const [mayStart, setMayStart] = useState(() => hasCameraConsent(createLocalStore(), purpose, Date.now()));
  // Another try is another mirror.
  const [round, setRound] = useState(0);

  function start(): void {
    track("cam_gate_camera");
    keepCameraConsent(createLocalStore(), purpose, Date.now());
    setMayStart(true);
  }

  return (
    <div ref={intoView}>
      {mayStart ? (
        <Mirror key={round} onShut={onShut} onEnd={onEnd} onAgain={() => setRound(round + 1)} />
      ) : (
        <Gate onStart={start} onEnd={onEnd} />
      )}
    </div>
  );
}

function Gate({ onStart, onEnd }: { onStart: () => void; onEnd: () => void }) {
  const t = useWords<Words>();
  const [megabytes, setMegabytes] = useState<string | null>(null);

  useEffect(() => {
    const leaving = new AbortController();
    import("#app/kits/face/start-face-engine.ts")
      .then(({ engineBytes }) => engineBytes(leaving.signal))
      .then(
        (bytes) => setMegabytes((bytes / 1e6).toFixed(1)),
        // Without a network nothing is known of it; the gate says the rest.
        () => {},
      );
    return () => leaving.abort();
  }, []);

  const bytes = megabytes === null ? [] : [t("camera.bytes", { megabytes })];
  return (
    <CameraGate
      title={t("camera.title")}
      promises={[t("camera.onDevice"), t("camera.what"), ...bytes, t("camera.off")]}
      startWords={t("camera.use")}
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
function Mirror({ onShut, onEnd, onAgain }: EyesProps & { onAgain: () => void }) {
  const t = useWords<Words>();
  const errorWords = useErrorWords();
  const eyes = useEyes(onShut);
  if (eyes.state === "failed" || eyes.state === "off") {
    const text = eyes.state === "off" ? null : errorWords(eyes.code);
    return (
      <div className={css.failed} role="alert">
        <p>{text?.message ?? t("camera.stopped")}</p>
        {text?.action && <p className={css.small}>{text.action}</p>}
        <div className={css.acts}>
          <Button look="line" compact onClick={onAgain}>
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
    <div className={css.mirror}>
      <div className={css.glass}>
        <CameraPicture
          camera={eyes.camera}
          onVideo={eyes.onVideo}
          label={t("camera.picture")}
          liveWords={t("camera.live")}
          waitingWords={t("camera.waiting")}
          isMirrored
        />
      </div>
      <div>
        <p role="status" className={css.small}>
          {eyes.state === "loading" && t("camera.loading", { percent: eyes.percent })}
          {eyes.state === "watching" && t(eyes.hasFace ? "follow.eyesOn" : "camera.noFace")}
        </p>
        <Button look="quiet" compact onClick={onEnd}>
          {t("follow.eyesOff")}
        </Button>
      </div>
    </div>
  );
}
