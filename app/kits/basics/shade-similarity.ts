import { ciede2000 } from "./ciede2000.ts";
import { hexToLab } from "./lab.ts";

/** How near two shades are: `twin` hardly told apart on skin, `cousin` of one family, `stranger` everything else. */
export type ShadeSimilarity = "twin" | "cousin" | "stranger";

/** Below these ΔE00. Side by side on a screen 1 can just be seen; worn on a mouth or a lid about 4. */
const nearMatchBelow = 4;
const relatedBelow = 15;

/** ΔE00 of two shades given as `#rrggbb`. */
export const shadeDifference = (one: string, other: string): number => ciede2000(hexToLab(one), hexToLab(other));

/** The similarity of two shades with a given ΔE00. */
export function similarityOf(difference: number): ShadeSimilarity {
  if (difference < nearMatchBelow) return "twin";
  return difference < relatedBelow ? "cousin" : "stranger";
}
