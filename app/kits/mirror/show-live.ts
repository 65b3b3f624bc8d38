import type { FaceDetection } from "#contracts/face-detection.ts";
import { onAbort } from "../basics/abort.ts";
import type { FaceLight } from "../makeup/face-light.ts";
import { createFaceSmoother } from "../makeup/face-smoother.ts";
import type { Still } from "../makeup/still.ts";
import type { FaceView } from "./face-view.ts";
import { type FaceReadingOptions, readFaces } from "./read-faces.ts";

/** What one picture showed. */
export interface FaceFacts {
  /** As the engine read it, for expressions; null while no face is in the picture. */
  detection: FaceDetection | null;
  /** Null where nobody reads the light: in stills, or without a face. */
  light: FaceLight | null;
}

interface LiveOptions extends FaceReadingOptions {
  drawFrame: NonNullable<FaceView["drawFrame"]>;
  /** Takes the next frame with a face, as it is before any make-up; null while none is wanted. */
  getStillTaker: () => ((still: Still) => void) | null;
  /** Called with each frame: nothing that renders belongs here. */
  onFrame: (facts: FaceFacts) => void;
}

/**
 * Shows a camera's frames, each with its own face, until the signal ends: a mask of another frame would swim.
 * @throws FaceEngineError when the engine stops answering
 */
export async function showLive(options: LiveOptions, signal: AbortSignal): Promise<void> {
  const { drawFrame, getStillTaker, onFrame } = options;
  let smoother = createFaceSmoother(1);
  let smootherWidthPx = 0;
  for await (const { frame, faces, timeMs } of readFaces(options, signal)) {
    const [detection = null] = faces;
    // Speeds are judged in px: a camera that was turned starts anew.
    if (frame.width !== smootherWidthPx) smoother = createFaceSmoother((smootherWidthPx = frame.width));
    if (!detection) smoother.reset();
    const points = detection && smoother.steady(detection.landmarks, timeMs);
    // When the screen is ready for it: a chip that falls behind holds the drawing up, not the page's taps.
    await nextScreenFrame(signal);
    if (signal.aborted) return frame.close();
    const taker = points && getStillTaker();
    try {
      const light = drawFrame({
        ...{ frame, widthPx: frame.width, heightPx: frame.height },
        faces: points ? [points] : [],
      });
      if (points) taker?.({ frame, landmarks: points });
      onFrame({ detection, light: detection ? light : null });
    } finally {
      if (!taker) frame.close();
    }
  }
}

/** Resolves before the screen shows its next picture, or when the signal ends: a hidden page shows none. */
function nextScreenFrame(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const request = requestAnimationFrame(() => {
      removeListener();
      resolve();
    });
    const removeListener = onAbort(signal, () => {
      cancelAnimationFrame(request);
      resolve();
    });
  });
}
