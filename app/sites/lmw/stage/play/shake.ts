/** How far the picture is moved, in units. */
export interface Shake {
  readonly x: number;
  readonly y: number;
  /** A weaker one does not disturb a stronger one. */
  start(strength: number): void;
  tick(): void;
  stop(): void;
}

const fadeShare = 0.84;
const leastStrength = 0.15;

/** A picture that stands; with `isStill` it always does. `rng` 0 to 1. */
export function createShake(rng: () => number, isStill: boolean): Shake {
  let strength = 0;
  const offset = (): number => (strength === 0 ? 0 : (rng() - 0.5) * 2 * strength);
  const shake = {
    x: 0,
    y: 0,
    start(wanted: number) {
      if (!isStill && strength < wanted) strength = wanted;
    },
    tick() {
      strength = strength < leastStrength ? 0 : strength * fadeShare;
      shake.x = offset();
      shake.y = offset();
    },
    stop: () => void (strength = 0),
  };
  return shake;
}
