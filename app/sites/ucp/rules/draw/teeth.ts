import { elementAt } from "#app/kits/basics/element-at.ts";
import type { Noise } from "./noise.ts";

/** A point of a torn edge: so far aside, −1 to 1, and how deep, 0 at the tips to 1. */
export interface Tooth {
  aside: number;
  depth: number;
}

const lane = 83;

/** The edge where a stroke ends: tips and notches in turn, no two alike. */
export function toothEdge(noise: Noise, width: number): Tooth[] {
  const count = 2 * Math.min(9, Math.max(2, Math.round(width / 9)));
  const gaps = Array.from({ length: count }, (_, i) => 0.35 + noise(lane, i));
  const whole = gaps.reduce((sum, gap) => sum + gap, 0);
  let aside = -1;
  const points = gaps.map((gap, i): Tooth => {
    aside += (2 * gap) / whole;
    const deep = noise(lane + 1, i);
    return { aside, depth: i % 2 === 1 ? 0.62 * deep * deep : 0.4 + 0.6 * deep };
  });
  return [{ aside: -1, depth: 0.5 * noise(lane + 1, count) }, ...points];
}

/** How deep an edge is torn so far aside. */
export function toothAt(teeth: readonly Tooth[], aside: number): number {
  const next = Math.max(
    1,
    teeth.findIndex((tooth) => tooth.aside >= aside),
  );
  const [from, to] = [elementAt(teeth, next - 1), elementAt(teeth, next)];
  const part = Math.min(1, Math.max(0, (aside - from.aside) / (to.aside - from.aside || 1)));
  return from.depth + (to.depth - from.depth) * part;
}
