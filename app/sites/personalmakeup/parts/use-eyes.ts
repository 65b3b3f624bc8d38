import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { isAbort } from "#app/kits/basics/abort.ts";
import { CameraError } from "#app/kits/camera/camera-error.ts";
import { type OpenCamera, openCamera } from "#app/kits/camera/open-camera.ts";
import { startFaceEngine } from "#app/kits/face/start-face-engine.ts";
import { inAppBrowser } from "#app/kits/share/in-app-browser.ts";
import type { VisitorErrorCode } from "#app/kits/words/error-words.ts";
import { track } from "#app/shell/tracking/track.ts";
import { watchEyesOf } from "../scene/watch-eyes.ts";

type EyesState =
  | { state: "asking" }
  | { state: "loading"; percent: number }
  | { state: "watching"; hasFace: boolean }
  | { state: "off" }
  | { state: "failed"; code: VisitorErrorCode };

/** Camera and engine: they start with the part that uses them, which comes by a tap, and end with it. */
export function useEyes(onShut: () => void) {
  const [said, say] = useState<EyesState>({ state: "asking" });
  const [camera, setCamera] = useState<OpenCamera | null>(null);
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const shut = useEffectEvent(onShut);

  useEffect(() => {
    if (!video) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const run = async (): Promise<void> => {
      const isInApp = inAppBrowser(navigator.userAgent) !== null;
      const opened = await openCamera(signal, { facing: "user", widthPx: 640, heightPx: 480, isInApp });
      setCamera(opened);
      // Switched off elsewhere, or by the page being hidden: it starts again with a tap.
      opened.off.addEventListener("abort", () => signal.aborted || say({ state: "off" }));
      const looking = AbortSignal.any([signal, opened.off]);
      say({ state: "loading", percent: 0 });
      const onProgress = (loaded: number, total: number): void =>
        say({ state: "loading", percent: Math.floor((100 * loaded) / Math.max(1, total)) });
      const engine = await startFaceEngine({ numFaces: 1, onProgress }, looking);
      say({ state: "watching", hasFace: true });
      await watchEyesOf({ engine, video, signal: looking }, { onShut: shut, onFace });
    };
    const onFace = (hasFace: boolean): void =>
      say((before) =>
        before.state === "watching" && before.hasFace === hasFace ? before : { state: "watching", hasFace },
      );
    function fail(code: VisitorErrorCode): void {
      track(`pm_error_${code.toLowerCase() as Lowercase<VisitorErrorCode>}`);
      say({ state: "failed", code });
      leaving.abort();
    }
    run().catch((error: unknown) => {
      if (signal.aborted || isAbort(error)) return;
      fail(error instanceof CameraError ? error.code : error instanceof TypeError ? "E-NET" : "E-MODEL");
    });
    return () => {
      leaving.abort();
      setCamera(null);
    };
  }, [video]);

  return {
    ...said,
    camera,
    onVideo: useCallback((element: HTMLVideoElement | null) => setVideo(element), []),
  };
}
