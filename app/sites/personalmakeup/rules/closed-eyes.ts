import type { FaceReading } from "#contracts/face-reading.ts";

/** How long both eyes stay shut before it counts; a blink takes about 150 ms. */
const holdMs = 1_000;
/** Blendshapes `eyeBlinkLeft` and `eyeBlinkRight`: shut above the first, open again below the second. */
const shutAbove = 0.5;
const openBelow = 0.35;

/**
 * Watches readings for both eyes shut for a second. `see` is true once; then they must open before it counts again.
 * A face that is lost, or one eye alone, begins anew.
 */
export function watchEyes() {
  let shutSinceMs: number | null = null;
  let isArmed = true;
  return {
    /** @param timeMs of the picture; they come in order */
    see(faces: readonly FaceReading[], timeMs: number): boolean {
      const [face] = faces;
      const [low, high] = face ? shutness(face) : [0, 0];
      if (face && high < openBelow) isArmed = true;
      if (!face || low < shutAbove) {
        shutSinceMs = null;
        return false;
      }
      shutSinceMs ??= timeMs;
      if (!isArmed || timeMs - shutSinceMs < holdMs) return false;
      isArmed = false;
      return true;
    },
  };
}

/** How shut the less and the more shut eye is, 0 to 1. */
function shutness({ blendshapes, landmarks }: FaceReading): readonly [number, number] {
  const eyes = blendshapes
    ? [blendshapes.eyeBlinkLeft ?? 0, blendshapes.eyeBlinkRight ?? 0]
    : [opening(landmarks, 159, 145, 33, 133), opening(landmarks, 386, 374, 263, 362)].map(
        (ratio) => 1 - Math.min(1, ratio / openRatio),
      );
  return [Math.min(...eyes), Math.max(...eyes)];
}

/** Height to width of an eye that is open (Soukupová and Čech 2016 find 0.25 to 0.35). */
const openRatio = 0.28;

/** Height to width of one eye; for engines without blendshapes. */
function opening(points: Float32Array, top: number, bottom: number, outer: number, inner: number): number {
  const distance = (a: number, b: number): number =>
    Math.hypot((points[a * 3] ?? 0) - (points[b * 3] ?? 0), (points[a * 3 + 1] ?? 0) - (points[b * 3 + 1] ?? 0));
  return distance(top, bottom) / (distance(outer, inner) || 1);
}
