"use no memo"; // Beside `useColourCamera`, which is not compiled: it would only be heavier.

import { useCallback, useRef } from "react";
import type { PictureError, PictureEvent, RearCamera } from "./picture-state.ts";

/**
 * The camera that looks away from the visitor. `openRearCamera` opens it: its script comes with the first tap.
 * @param dispatch the same function each time
 */
export function useRearCamera(dispatch: (event: PictureEvent) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const current = useRef<AbortController | null>(null);

  const closeRearCamera = useCallback(() => {
    current.current?.abort();
    current.current = null;
    dispatch({ type: "camera", rearCamera: { step: "off" } });
  }, [dispatch]);

  return {
    setVideo: useCallback((element: HTMLVideoElement | null) => void (video.current = element), []),
    closeRearCamera,
    /** The signal of a camera that is being opened, and where to tell what became of it. */
    beginRearCamera() {
      closeRearCamera();
      const controller = (current.current = new AbortController());
      dispatch({ type: "request" });
      dispatch({ type: "camera", rearCamera: { step: "asking" } });
      return {
        signal: controller.signal,
        report(rearCamera: RearCamera, error: PictureError): void {
          if (current.current !== controller) return;
          dispatch({ type: "camera", rearCamera });
          if (error) dispatch({ type: "fail", error });
        },
      };
    },
    /** What the camera shows now; null before its first picture. */
    async takeStill(): Promise<ImageBitmap | null> {
      const element = video.current;
      return element && element.videoWidth > 0 ? createImageBitmap(element) : null;
    },
  };
}
