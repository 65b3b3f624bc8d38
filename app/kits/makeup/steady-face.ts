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
  const quickOnes = new Float32Array(quickPoints.length * 3);
  return {
    /** A new array of 478 × (x, y, z). Frames come in the order of their times. */
    steady(landmarks: Float32Array, timeMs: number): Float32Array {
      const steady = slow.smooth(landmarks, timeMs);
      for (let i = 0; i < quickPoints.length; i++)
        for (let axis = 0; axis < 3; axis++) quickOnes[i * 3 + axis] = landmarks[quickPoints[i]! * 3 + axis]!;
      const followed = fast.smooth(quickOnes, timeMs);
      for (let i = 0; i < quickPoints.length; i++)
        for (let axis = 0; axis < 3; axis++) steady[quickPoints[i]! * 3 + axis] = followed[i * 3 + axis]!;
      return steady;
    },
    reset(): void {
      slow.reset();
      fast.reset();
    },
  };
}
