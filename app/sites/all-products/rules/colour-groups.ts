/** A colour in OKLCH: lightness 0–1, chroma from 0, hue 0–360 degrees. */
export interface ColourPoint {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** The words a visitor looks for a colour with, in the order of the wheel. */
export const colourGroups = [
  "red",
  "pink",
  "orange",
  "beige",
  "brown",
  "yellow",
  "green",
  "blue",
  "purple",
  "pale",
  "dark",
] as const;
export type ColourGroup = (typeof colourGroups)[number];

/** The group of a colour. Each has exactly one. */
export function colourGroupOf({ l, c, h }: ColourPoint): ColourGroup {
  if (l >= 0.9 && c < 0.045) return "pale";
  if (c < 0.022) return l < 0.7 ? "dark" : "pale";
  if (l < 0.34 && c < 0.06) return "dark";
  if (h >= 325 && h < 346 && l < 0.6) return "purple";
  if (h >= 325 || h < 12) return l < 0.5 ? "red" : "pink";
  if (h < 40 && c >= 0.11) return l < 0.68 ? "red" : "pink";
  if (h < 26 && c >= 0.08) return l < 0.5 ? "red" : "pink";
  if (h < 30 && l >= 0.6) return "pink";
  if (h < 72 && c >= 0.105 && l >= 0.55) return "orange";
  if (h < 100 && (c < 0.085 || l < 0.6)) return l >= 0.66 ? "beige" : "brown";
  if (h < 115) return l < 0.45 ? "brown" : "yellow";
  if (h < 190) return "green";
  return h < 288 ? "blue" : "purple";
}
