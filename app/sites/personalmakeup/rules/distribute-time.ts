import type { MakeupPart } from "#contracts/makeup-choices.ts";

/** How much of the time a part takes, against the others. */
const weights: Record<MakeupPart, number> = {
  base: 60,
  contour: 60,
  brow: 80,
  lid: 80,
  accent: 60,
  liner: 100,
  lash: 80,
  cheek: 50,
  light: 40,
  lip: 70,
};
const unitSeconds = 10;

/** Seconds for each part, whole tens that add up to the total (largest remainders; at a tie the earlier part). */
export function distributeTime(parts: readonly MakeupPart[], totalSeconds: number): number[] {
  const weight = parts.reduce((sum, part) => sum + weights[part], 0);
  const units = totalSeconds / unitSeconds;
  const exact = parts.map((part) => (units * weights[part]) / weight);
  const whole = exact.map(Math.floor);
  const rest = units - whole.reduce((sum, count) => sum + count, 0);
  const byRemainder = exact.map((_, i) => i).toSorted((a, b) => remainder(exact, b) - remainder(exact, a) || a - b);
  const roundedUp = new Set(byRemainder.slice(0, rest));
  return whole.map((count, i) => (count + (roundedUp.has(i) ? 1 : 0)) * unitSeconds);
}

const remainder = (exact: readonly number[], i: number): number => (exact[i] ?? 0) % 1;
