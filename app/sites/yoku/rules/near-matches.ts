import { ciede2000 } from "#app/kits/basics/ciede2000.ts";
import { hexToLab } from "#app/kits/basics/lab.ts";

/** Below this ΔE00 two powders cannot be told apart on a lid. */
export const nearMatchLimit = 4;

/** The pairs of places whose colours cannot be told apart, the first place first. */
export function nearMatchesOf(hexes: readonly string[]): [number, number][] {
  const labs = hexes.map(hexToLab);
  return labs.flatMap((one, i) =>
    labs.flatMap((other, j): [number, number][] => (j > i && ciede2000(one, other) < nearMatchLimit ? [[i, j]] : [])),
  );
}
