import { calm, makeSmoother, quick } from "../basics/one-euro.ts";
import { eyes, lipsInner, lipsOuter } from "./face-regions.ts";

/** Lids and lips follow at once; cheeks and outline are calmed, where a tremble shows and a delay does not. */
const quickPoints = [
  ...Object.values(lipsOuter),
  ...Object.values(lipsInner),
  ...eyes.flatMap(({ upperLash, lowerLash, crease, iris }) => [upperLash, lowerLash, crease, iris]),
].flat();

/**
 * Calms the points of one face from frame to frame without letting the make-up lag behind. `reset` belongs wherever the
 * face was lost or another one came.
 * @param widthPx of the frames: speeds are judged in px
 */
export function makeSteadyFace(widthPx: number) {
  const slow = makeSmoother(calm, widthPx);
  const fast = makeSmoother(quick, widthPx);
  return {
    /** A new array of 478 × (x, y, z). Frames come in the order of their times. */
    steady(landmarks: Float32Array, timeMs: number): Float32Array {
      const steady = slow.smooth(landmarks, timeMs);
      const followed = fast.smooth(landmarks, timeMs);
      for (const i of quickPoints) for (const axis of [0, 1, 2]) steady[i * 3 + axis] = followed[i * 3 + axis]!;
      return steady;
    },
    reset(): void {
      slow.reset();
      fast.reset();
    },
  };
}
