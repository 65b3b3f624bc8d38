import { useCallback, useEffect, useRef, useState } from "react";
import { hasCameraConsent, saveCameraConsent } from "#app/kits/camera/camera-consent.ts";
import { CameraError } from "#app/kits/camera/camera-error.ts";
import { CameraPermission } from "#app/kits/camera/camera-permission.tsx";
import { CameraPicture } from "#app/kits/camera/camera-picture.tsx";
import { type OpenCamera, openCamera } from "#app/kits/camera/open-camera.ts";
import { startFaceEngine, getEngineBytes } from "#app/kits/face/start-face-engine.ts";
import type { FaceEngine } from "#app/kits/face/face-engine-types.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { createLocalStore } from "#app/kits/visitor/local-store.ts";
import { useErrorMessages } from "#app/kits/i18n/error-messages.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import type { PlayProps } from "../play-props.ts";
import { type ChangeTrigger, StareGame } from "./stare-game.tsx";
import { monitorFace } from "./monitor-face.ts";
import css from "./stare.module.css";

const purpose = "stare";

/** By one's own face: read on the device; a change does what a press does, and nothing else leaves. */
export default function StareCamera(props: PlayProps) {
  const { clock, showText } = props;
  const t = useMessages<Messages>();
  const errorWords = useErrorMessages();
  // Who said yes in the last thirty days plays again at once; this is never drawn by the server.
  const [hasConsent] = useState(() => hasCameraConsent(createLocalStore(), purpose, Date.now()));
  const [stage, setStage] = useState<"gate" | "loading" | "play">(hasConsent ? "loading" : "gate");
  const [camera, setCamera] = useState<OpenCamera | null>(null);
  const [engine, setEngine] = useState<FaceEngine | null>(null);
  const [percent, setPercent] = useState(0);
  const [megabytes, setMegabytes] = useState(0);
  const video = useRef<HTMLVideoElement | null>(null);
  const trigger = useRef<ChangeTrigger | null>(null);
  const lagMs = useRef(0);
  const abortRef = useRef<AbortController | null>(null);

  const startCamera = useCallback(
    async (signal: AbortSignal): Promise<void> => {
      setStage("loading");
      let opened: OpenCamera | null = null;
      try {
        opened = await openCamera(signal, { facing: "user", widthPx: 640, heightPx: 480 });
        saveCameraConsent(createLocalStore(), purpose, Date.now());
        setCamera(opened);
        const onProgress = (loaded: number, total: number) =>
          setPercent(Math.round((loaded / Math.max(1, total)) * 100));
        setEngine(await startFaceEngine({ numFaces: 1, onProgress, engines: ["landmarker"] }, signal));
        showText(t("games.camera.ready"));
      } catch (error) {
        if (signal.aborted) return;
        // A camera that nobody reads has no light on.
        opened?.stop();
        setCamera(null);
        showText(error instanceof CameraError ? errorWords(error.code).message : errorWords("E-MODEL").message);
      }
      setStage("play");
      clock.run();
    },
    [clock, showText, t, errorWords],
  );
  const startRef = useRef(startCamera);

  // Here it begins and ends: on leaving, the camera's light goes out.
  useEffect(() => {
    const abortController = new AbortController();
    abortRef.current = abortController;
    const { signal } = abortController;
    if (hasConsent) void startRef.current(signal);
    else
      getEngineBytes(signal, ["landmarker"]).then(
        (bytes) => setMegabytes(Math.ceil(bytes / 1_000_000)),
        () => {},
      );
    return () => abortController.abort();
  }, [hasConsent]);

  useEffect(() => {
    if (stage !== "play" || !camera || !engine) return;
    const stop = new AbortController();
    // A page that was hidden has lost its camera; the press is still there.
    const onOff = (): void => {
      setCamera(null);
      lagMs.current = 0;
      showText(t("games.camera.lost"));
    };
    camera.off.addEventListener("abort", onOff, { signal: stop.signal });
    monitorFace({
      ...{ engine, video, signal: stop.signal },
      onChange: (atMs) => trigger.current?.(atMs),
      onLag: (ms) => (lagMs.current = ms),
      onLost: () => showText(t("games.camera.lost")),
    }).catch(() => {
      if (!stop.signal.aborted) onOff();
    });
    return () => stop.abort();
  }, [stage, camera, engine, showText, t]);

  const setVideo = useCallback((element: HTMLVideoElement | null) => void (video.current = element), []);
  const registerTrigger = useCallback((change: ChangeTrigger) => void (trigger.current = change), []);
  const picture = (
    <div className={css.mirror}>
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
      <StareGame
        {...props}
        registerTrigger={registerTrigger}
        lagMs={lagMs}
        {...(camera && engine ? { own: picture } : {})}
      />
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
        onStart={() => abortRef.current && void startCamera(abortRef.current.signal)}
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
