import { elementAt } from "../basics/element-at.ts";
import { floatAt } from "../basics/typed-array-at.ts";
import { steadyOptions, createSmoother, responsiveOptions } from "../basics/one-euro.ts";
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
export function createFaceSmoother(widthPx: number) {
  const slow = createSmoother(steadyOptions, widthPx);
  const fast = createSmoother(responsiveOptions, widthPx);
  const quickValues = new Float32Array(quickPoints.length * 3);
  return {
    /** A new array of 478 × (x, y, z). Frames come in the order of their times. */
    steady(landmarks: Float32Array, timeMs: number): Float32Array {
      const smoothed = slow.smooth(landmarks, timeMs);
      for (let i = 0; i < quickPoints.length; i++)
        for (let axis = 0; axis < 3; axis++)
          quickValues[i * 3 + axis] = floatAt(landmarks, elementAt(quickPoints, i) * 3 + axis);
      const followed = fast.smooth(quickValues, timeMs);
      for (let i = 0; i < quickPoints.length; i++)
        for (let axis = 0; axis < 3; axis++)
          smoothed[elementAt(quickPoints, i) * 3 + axis] = floatAt(followed, i * 3 + axis);
      return smoothed;
    },
    reset(): void {
      slow.reset();
      fast.reset();
    },
  };
}
