import { useCallback, useEffect, useRef, useState } from "react";
import { hasCameraConsent, keepCameraConsent } from "#app/kits/camera/camera-consent.ts";
import { CameraError } from "#app/kits/camera/camera-error.ts";
import { CameraGate } from "#app/kits/camera/camera-gate.tsx";
import { CameraPicture } from "#app/kits/camera/camera-picture.tsx";
import { type OpenCamera, openCamera } from "#app/kits/camera/open-camera.ts";
import { startFaceEngine, engineBytes } from "#app/kits/face/start-face-engine.ts";
import type { FaceEngine } from "#app/kits/face/face-reading.ts";
import { inAppBrowser } from "#app/kits/share/in-app-browser.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { createLocalStore } from "#app/kits/visitor/local-store.ts";
import { useErrorWords } from "#app/kits/words/error-words.ts";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../../copy/words.ts";
import type { PlayProps } from "../play-props.ts";
import { type Hand, StareHall } from "./stare-hall.tsx";
import { watchFace } from "./watch-face.ts";
import css from "./stare.module.css";

const purpose = "stare";

/** By one's own face: read on the device; a change does what a press does, and nothing else leaves. */
export default function StareCamera(props: PlayProps) {
  const { clock, tell } = props;
  const t = useWords<Words>();
  const errorWords = useErrorWords();
  // Who said yes in the last thirty days plays again at once; this is never drawn by the server.
  const [isKnown] = useState(() => hasCameraConsent(createLocalStore(), purpose, Date.now()));
  const [stage, setStage] = useState<"gate" | "loading" | "play">(isKnown ? "loading" : "gate");
  const [camera, setCamera] = useState<OpenCamera | null>(null);
  const [engine, setEngine] = useState<FaceEngine | null>(null);
  const [percent, setPercent] = useState(0);
  const [megabytes, setMegabytes] = useState(0);
  const video = useRef<HTMLVideoElement | null>(null);
  const hand = useRef<Hand | null>(null);
  const lagMs = useRef(0);
  const left = useRef<AbortController | null>(null);

  const use = useCallback(
    async (signal: AbortSignal): Promise<void> => {
      setStage("loading");
      let opened: OpenCamera | null = null;
      try {
        const isInApp = inAppBrowser(navigator.userAgent) !== null;
        opened = await openCamera(signal, { facing: "user", widthPx: 640, heightPx: 480, isInApp });
        keepCameraConsent(createLocalStore(), purpose, Date.now());
        setCamera(opened);
        const onProgress = (loaded: number, total: number) =>
          setPercent(Math.round((loaded / Math.max(1, total)) * 100));
        setEngine(await startFaceEngine({ numFaces: 1, onProgress, engines: ["landmarker"] }, signal));
        tell(t("games.camera.ready"));
      } catch (error) {
        if (signal.aborted) return;
        // A camera that nobody reads has no light on.
        opened?.stop();
        setCamera(null);
        tell(error instanceof CameraError ? errorWords(error.code).message : errorWords("E-MODEL").message);
      }
      setStage("play");
      clock.run();
    },
    [clock, tell, t, errorWords],
  );
  const start = useRef(use);

  // Here it begins and ends: on leaving, the camera's light goes out.
  useEffect(() => {
    const leaving = new AbortController();
    left.current = leaving;
    const { signal } = leaving;
    if (isKnown) void start.current(signal);
    else
      engineBytes(signal, ["landmarker"]).then(
        (bytes) => setMegabytes(Math.ceil(bytes / 1_000_000)),
        () => {},
      );
    return () => leaving.abort();
  }, [isKnown]);

  useEffect(() => {
    if (stage !== "play" || !camera || !engine) return;
    const stop = new AbortController();
    // A page that was hidden has lost its camera; the press is still there.
    const onOff = (): void => {
      setCamera(null);
      lagMs.current = 0;
      tell(t("games.camera.lost"));
    };
    camera.off.addEventListener("abort", onOff, { signal: stop.signal });
    watchFace({
      ...{ engine, video, signal: stop.signal },
      onChange: (atMs) => hand.current?.(atMs),
      onLag: (ms) => (lagMs.current = ms),
      onLost: () => tell(t("games.camera.lost")),
    }).catch(() => {
      if (!stop.signal.aborted) onOff();
    });
    return () => stop.abort();
  }, [stage, camera, engine, tell, t]);

  const takeVideo = useCallback((element: HTMLVideoElement | null) => void (video.current = element), []);
  const takeHand = useCallback((change: Hand) => void (hand.current = change), []);
  const picture = (
    <div className={css.mirror}>
      <CameraPicture
        camera={camera}
        onVideo={takeVideo}
        label={t("games.camera.label")}
        liveWords={t("games.camera.live")}
        waitingWords={t("games.camera.waiting")}
        isMirrored
      />
    </div>
  );

  if (stage === "play")
    return <StareHall {...props} hand={takeHand} lagMs={lagMs} {...(camera && engine ? { own: picture } : {})} />;
  if (stage === "loading")
    return (
      <div className={css.gate}>
        {picture}
        <p role="status">{t("games.camera.loading", { percent })}</p>
      </div>
    );
  return (
    <div className={css.gate}>
      <CameraGate
        title={t("games.camera.title")}
        promises={[
          t("games.camera.p1"),
          t("games.camera.p2"),
          t("games.camera.p3"),
          t("games.camera.p4", { mb: megabytes || 15 }),
        ]}
        startWords={t("games.camera.use")}
        onStart={() => left.current && void use(left.current.signal)}
        others={
          <Button
            look="line"
            wide
            onClick={() => {
              setStage("play");
              clock.run();
            }}
          >
            {t("games.camera.without")}
          </Button>
        }
      />
    </div>
  );
}
