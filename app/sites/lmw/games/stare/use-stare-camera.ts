import { useCallback, useEffect, useRef, useState } from "react";
import { hasCameraConsent, saveCameraConsent } from "#app/kits/camera/camera-consent.ts";
import { CameraError } from "#app/kits/camera/camera-error.ts";
import { type OpenCamera, openCamera } from "#app/kits/camera/open-camera.ts";
import { startFaceEngine, getEngineBytes } from "#app/kits/face/start-face-engine.ts";
import type { FaceEngine } from "#app/kits/face/face-engine-types.ts";
import { readFaces } from "#app/kits/mirror/read-faces.ts";
import { createLocalStore } from "#app/kits/visitor/local-store.ts";
import { useErrorMessages } from "#app/kits/i18n/error-messages.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import type { PlayProps } from "../play-props.ts";
import { monitorFace } from "./monitor-face.ts";
import type { ChangeTrigger } from "./use-stare-round.ts";

const purpose = "stare";

/** From the card before the camera to a face that plays. On leaving, the camera's light goes out. */
export function useStareCamera({ clock, showText }: Pick<PlayProps, "clock" | "showText">) {
  const t = useMessages<Messages>();
  const errorWords = useErrorMessages();
  // Who said yes in the last thirty days plays again at once; this is never drawn by the server.
  const [hasConsent] = useState(() => hasCameraConsent(createLocalStore(), purpose, Date.now()));
  const [stage, setStage] = useState<"gate" | "loading" | "play">(hasConsent ? "loading" : "gate");
  const [camera, setCamera] = useState<OpenCamera | null>(null);
  const [engine, setEngine] = useState<FaceEngine | null>(null);
  const [percent, setPercent] = useState(0);
  const [megabytes, setMegabytes] = useState(0);
  const abortRef = useRef<AbortController | null>(null);

  const play = useCallback((): void => {
    setStage("play");
    clock.run();
  }, [clock]);

  const start = useCallback(
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
        showText(errorWords(error instanceof CameraError ? error.code : "E-MODEL").message);
      }
      play();
    },
    [play, showText, t, errorWords],
  );
  const startRef = useRef(start);

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

  return {
    ...{ stage, percent, megabytes, play },
    start: () => abortRef.current && void start(abortRef.current.signal),
    camera,
    /** Null without a camera, or where none runs: then the press is all there is. */
    engine: stage === "play" && camera ? engine : null,
    /** It went off, or nobody reads it any more. */
    dropCamera: useCallback(() => setCamera(null), []),
  };
}

interface FaceTriggerOptions {
  camera: OpenCamera | null;
  engine: FaceEngine | null;
  onOff: () => void;
  showText: PlayProps["showText"];
}

/** Lets a face that changes do what a press does. */
export function useFaceTrigger({ camera, engine, onOff, showText }: FaceTriggerOptions) {
  const t = useMessages<Messages>();
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const trigger = useRef<ChangeTrigger | null>(null);
  const lagMs = useRef(0);

  useEffect(() => {
    if (!camera || !engine || !video) return;
    const leaving = new AbortController();
    // A page that was hidden has lost its camera; the press is still there.
    const lose = (): void => {
      lagMs.current = 0;
      onOff();
      showText(t("games.camera.lost"));
    };
    camera.off.addEventListener("abort", lose, { signal: leaving.signal });
    monitorFace(readFaces({ engine, video }, leaving.signal), {
      onChange: (atMs) => trigger.current?.(atMs),
      onLag: (ms) => (lagMs.current = ms),
      onLost: () => showText(t("games.camera.lost")),
    }).catch(() => {
      if (!leaving.signal.aborted) lose();
    });
    return () => leaving.abort();
  }, [camera, engine, video, onOff, showText, t]);

  return {
    lagMs,
    setVideo,
    registerTrigger: useCallback((change: ChangeTrigger) => void (trigger.current = change), []),
  };
}
