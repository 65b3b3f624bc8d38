import type { ColourFamily, ColourLight, ColourMood } from "#contracts/colour-names.ts";
import type { Oklch } from "#app/kits/basics/oklch.ts";

/** The rainbow of the book has so many hues, each 30° wide. */
export const hueCount = 12;

/** Below this chroma a colour is grey to the eye. */
export const greyBelow = 0.03;

/**
 * Which of the twelve hues of the rainbow, 0 (赤) to 11 (薔薇); null for a grey. In OKLCH red stands at 29°, orange at 60°,
 * yellow at 110°, green at 142°, cyan at 195°, blue at 264°, violet at 300°, magenta at 328°.
 */
export function hueOf({ c, h }: Oklch): number | null {
  return c < greyBelow ? null : Math.floor(((((h - 15) % 360) + 360) % 360) / 30) % hueCount;
}

/** The hour a colour sounds like. */
export function lightOf({ l }: Oklch): ColourLight {
  if (l < 0.46) return "dark";
  return l < 0.72 ? "middle" : "light";
}

/** How it behaves. */
export function moodOf({ c }: Oklch): ColourMood {
  if (c < 0.07) return "quiet";
  return c < 0.14 ? "soft" : "vivid";
}

/** What is likely to have it. */
export function familyOf({ l, c, h }: Oklch): ColourFamily {
  if (c < greyBelow) return "grey";
  if (h >= 330 || h < 10) return l > 0.55 ? "pink" : h >= 330 && h < 350 ? "purple" : "red";
  if (h < 40) return l > 0.74 && c < 0.13 ? "pink" : l < 0.52 && c < (h > 25 ? 0.1 : 0.06) ? "brown" : "red";
  if (h < 75) return l > 0.72 && c < 0.11 ? "beige" : l < 0.56 || c < 0.08 ? "brown" : "orange";
  if (h < 112) return l > 0.7 && c < 0.09 ? "beige" : l < 0.5 ? "brown" : "yellow";
  if (h < 165) return "green";
  if (h < 225) return "teal";
  return h < 285 ? "blue" : "purple";
}
