import { ciede2000 } from "./ciede2000.ts";
import { hexToLab } from "./lab.ts";

/** How near two shades are: `twin` hardly told apart on skin, `cousin` of one family, `stranger` everything else. */
export type Kinship = "twin" | "cousin" | "stranger";

/** Below these ΔE00. Side by side on a screen 1 can just be seen; worn on a mouth or a lid about 4. */
const twinBelow = 4;
const cousinBelow = 15;

/** ΔE00 of two shades given as `#rrggbb`. */
export const shadeDifference = (one: string, other: string): number => ciede2000(hexToLab(one), hexToLab(other));

/** The kinship of two shades with a given ΔE00. */
export function kinshipOf(difference: number): Kinship {
  if (difference < twinBelow) return "twin";
  return difference < cousinBelow ? "cousin" : "stranger";
}
