import { ciede2000 } from "#app/kits/basics/ciede2000.ts";
import { hexToLab, type Lab } from "#app/kits/basics/lab.ts";
import { type ContrastLevel, contrastLevels } from "./skin-contrast.ts";

/** A shade for lips or lids, as far as its colour is concerned. */
interface ColourShade {
  id: string;
  hex: string;
}

/** As the face itself is, or the other way round. */
export type ContrastDirection = "with" | "against";

/** How far from the skin the shades of a suggestion lie: near it, in the middle, or far. */
export function targetContrast(own: ContrastLevel, direction: ContrastDirection): ContrastLevel {
  if (direction === "with") return own;
  // Against the middle there are two sides: the bold one is worth the try.
  return own === "strong" ? "soft" : "strong";
}

/**
 * Three shades that stand out from a skin as much as wanted, as unlike each other as they come: of all, ranked by ΔE00 to the
 * skin, a third is taken. The same skin gets the same ones.
 */
export function suggestShades<Shade extends ColourShade>(
  skin: Lab,
  shades: readonly Shade[],
  target: ContrastLevel,
): Shade[] {
  const ranked = shades
    .map((shade) => ({ shade, lab: hexToLab(shade.hex), difference: ciede2000(skin, hexToLab(shade.hex)) }))
    .toSorted((one, other) => one.difference - other.difference);
  const third = contrastLevels.indexOf(target);
  const from = Math.floor((ranked.length * third) / 3);
  const pool = ranked.slice(from, Math.max(from + 3, Math.floor((ranked.length * (third + 1)) / 3)));
  // The one in the middle of its third first, then always the one that is furthest from those chosen.
  const chosen = pool.splice(Math.floor(pool.length / 2), 1);
  while (chosen.length > 0 && chosen.length < 3 && pool.length > 0) {
    const apart = pool.map(({ lab }) => Math.min(...chosen.map((one) => ciede2000(one.lab, lab))));
    chosen.push(...pool.splice(apart.indexOf(Math.max(...apart)), 1));
  }
  return chosen.map(({ shade }) => shade);
}
