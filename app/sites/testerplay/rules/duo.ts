import { ciede2000 } from "#app/kits/basics/ciede2000.ts";
import { hexToLab } from "#app/kits/basics/lab.ts";
import type { Stroke } from "./tester-result.ts";

/** How near two players came: the two shades that are closest, by their places in the catalogue. */
export interface Nearness {
  shades: readonly [first: number, second: number];
  /** ΔE00; 0 where both took the same. */
  difference: number;
}

/** The nearest pair of strokes of different players (CIEDE2000); null where only one of them drew. */
export function nearestPair(strokes: readonly Stroke[], hexes: readonly string[]): Nearness | null {
  const of = (player: number): Stroke[] => strokes.filter((stroke) => stroke.player === player);
  const pairs = of(0).flatMap((one) =>
    of(1).map((other): Nearness => {
      const [p, q] = [hexes[one.shade] ?? "#000000", hexes[other.shade] ?? "#000000"];
      return { shades: [one.shade, other.shade], difference: ciede2000(hexToLab(p), hexToLab(q)) };
    }),
  );
  return pairs.toSorted((one, other) => one.difference - other.difference)[0] ?? null;
}
