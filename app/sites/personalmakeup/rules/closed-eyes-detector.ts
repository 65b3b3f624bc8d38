import type { FaceDetection } from "#contracts/face-detection.ts";

/** How long both eyes stay shut before it counts; a blink takes about 150 ms. */
const holdMs = 1_000;
/** Blendshapes `eyeBlinkLeft` and `eyeBlinkRight`: shut above the first, open again below the second. */
const closedAbove = 0.5;
const openBelow = 0.35;

/**
 * Watches readings for both eyes shut for a second. `see` is true once; then they must open before it counts again.
 * A face that is lost, or one eye alone, begins anew.
 */
export function createClosedEyesDetector() {
  let closedSinceMs: number | null = null;
  let isArmed = true;
  return {
    /** @param timeMs of the picture; they come in order */
    see(faces: readonly FaceDetection[], timeMs: number): boolean {
      const [face] = faces;
      const [low, high] = face ? closednessOf(face) : [0, 0];
      if (face && high < openBelow) isArmed = true;
      if (!face || low < closedAbove) {
        closedSinceMs = null;
        return false;
      }
      closedSinceMs ??= timeMs;
      if (!isArmed || timeMs - closedSinceMs < holdMs) return false;
      isArmed = false;
      return true;
    },
  };
}

/** How shut the less and the more shut eye is, 0 to 1. */
function closednessOf({ blendshapes, landmarks }: FaceDetection): readonly [number, number] {
  const eyes = blendshapes
    ? [blendshapes.eyeBlinkLeft ?? 0, blendshapes.eyeBlinkRight ?? 0]
    : [eyeAspectRatio(landmarks, 159, 145, 33, 133), eyeAspectRatio(landmarks, 386, 374, 263, 362)].map(
        (ratio) => 1 - Math.min(1, ratio / openRatio),
      );
  return [Math.min(...eyes), Math.max(...eyes)];
}

/** Height to width of an eye that is open (Soukupová and Čech 2016 find 0.25 to 0.35). */
const openRatio = 0.28;

/** Height to width of one eye; for engines without blendshapes. */
function eyeAspectRatio(points: Float32Array, top: number, bottom: number, outer: number, inner: number): number {
  const distance = (a: number, b: number): number =>
    Math.hypot((points[a * 3] ?? 0) - (points[b * 3] ?? 0), (points[a * 3 + 1] ?? 0) - (points[b * 3 + 1] ?? 0));
  return distance(top, bottom) / (distance(outer, inner) || 1);
}
