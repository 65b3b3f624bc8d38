/** The weights of an expression that show: smile, pucker, open mouth, raised and lowered brows, closed eyes, puffed cheeks. */
const trackedBlendshapes = [
  ["mouthSmileLeft", "mouthSmileRight"],
  ["mouthPucker", "mouthFunnel"],
  ["jawOpen"],
  ["browInnerUp", "browOuterUpLeft", "browOuterUpRight"],
  ["browDownLeft", "browDownRight"],
  ["eyeBlinkLeft", "eyeBlinkRight"],
  ["cheekPuff"],
] as const;

/** An expression as seven numbers, 0 to 1. Stays on the device. */
export type Expression = readonly number[];

/** The expression of a reading; null where the engine has none. */
export function expressionOf(blendshapes: Readonly<Record<string, number>> | null): Expression | null {
  if (!blendshapes) return null;
  return trackedBlendshapes.map((names) => Math.max(...names.map((name) => blendshapes[name] ?? 0)));
}

/** From here on an expression is another one. */
const changeThreshold = 0.34;
/** A blink is no change: it must stay for so long. */
export const minHoldMs = 90;

/** Watches for changes: tells once of each expression that is other than the one before and stays. */
export function createChangeDetector() {
  let reference: Expression | null = null;
  let changedSinceMs = -1;
  return {
    /** Takes the next reading. @returns the moment at which another face began; null while it is the same */
    see(now: Expression, atMs: number): number | null {
      reference ??= now;
      const distance = Math.max(...now.map((weight, n) => Math.abs(weight - (reference?.[n] ?? 0))));
      if (distance < changeThreshold) {
        changedSinceMs = -1;
        // What drifts slowly is the same face.
        reference = reference.map((weight, n) => weight + ((now[n] ?? 0) - weight) * 0.06);
        return null;
      }
      if (changedSinceMs < 0) changedSinceMs = atMs;
      if (atMs - changedSinceMs < minHoldMs) return null;
      const beganMs = changedSinceMs;
      reference = now;
      changedSinceMs = -1;
      return beganMs;
    },
    /** The face was lost: the next one is the beginning. */
    forget(): void {
      reference = null;
      changedSinceMs = -1;
    },
  };
}
