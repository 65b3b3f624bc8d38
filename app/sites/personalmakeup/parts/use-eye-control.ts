import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { isAbort } from "#app/kits/basics/abort.ts";
import { CameraError } from "#app/kits/camera/camera-error.ts";
import { type OpenCamera, openCamera } from "#app/kits/camera/open-camera.ts";
import { startFaceEngine } from "#app/kits/face/start-face-engine.ts";
import type { VisitorErrorCode } from "#app/kits/i18n/error-messages.ts";
import { track } from "#app/kits/analytics/track.ts";
import { monitorEyes } from "../scene/monitor-eyes.ts";

type EyeControlState =
  | { state: "asking" }
  | { state: "loading"; percent: number }
  | { state: "watching"; hasFace: boolean }
  | { state: "off" }
  | { state: "failed"; code: VisitorErrorCode };

/** Camera and engine: they start with the part that uses them, which comes by a tap, and end with it. */
export function useEyeControl(onEyesClosed: () => void) {
  const [eyeState, setEyeState] = useState<EyeControlState>({ state: "asking" });
  const [camera, setCamera] = useState<OpenCamera | null>(null);
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const notifyClosed = useEffectEvent(onEyesClosed);

  useEffect(() => {
    if (!video) return;
    const controller = new AbortController();
    const { signal } = controller;
    const run = async (): Promise<void> => {
      const opened = await openCamera(signal, { facing: "user", widthPx: 640, heightPx: 480 });
      setCamera(opened);
      // Switched off elsewhere, or by the page being hidden: it starts again with a tap.
      opened.off.addEventListener("abort", () => signal.aborted || setEyeState({ state: "off" }));
      const cameraSignal = AbortSignal.any([signal, opened.off]);
      setEyeState({ state: "loading", percent: 0 });
      const onProgress = (loaded: number, total: number): void =>
        setEyeState({ state: "loading", percent: Math.floor((100 * loaded) / Math.max(1, total)) });
      const engine = await startFaceEngine({ numFaces: 1, onProgress }, cameraSignal);
      setEyeState({ state: "watching", hasFace: true });
      await monitorEyes({ engine, video, signal: cameraSignal }, { onClosed: notifyClosed, onFace });
    };
    const onFace = (hasFace: boolean): void =>
      setEyeState((before) =>
        before.state === "watching" && before.hasFace === hasFace ? before : { state: "watching", hasFace },
      );
    function fail(code: VisitorErrorCode): void {
      track(`pm_error_${code.toLowerCase() as Lowercase<VisitorErrorCode>}`);
      setEyeState({ state: "failed", code });
      controller.abort();
    }
    run().catch((error: unknown) => {
      if (signal.aborted || isAbort(error)) return;
      fail(error instanceof CameraError ? error.code : error instanceof TypeError ? "E-NET" : "E-MODEL");
    });
    return () => {
      controller.abort();
      setCamera(null);
    };
  }, [video]);

  return {
    ...eyeState,
    camera,
    onVideo: useCallback((element: HTMLVideoElement | null) => setVideo(element), []),
  };
}
