import { hexToOklch } from "#app/kits/basics/oklch.ts";

/** How a colour behaves in a well: what is said about where it goes on the lid depends on it. */
export const powderKinds = ["pale", "middle", "dark", "spark"] as const;
export type PowderKind = (typeof powderKinds)[number];

/** The kind of a powder: glitter is glitter however dark it is. */
export function powderKind(hex: string, finish: string): PowderKind {
  if (finish === "glitter") return "spark";
  const { l } = hexToOklch(hex);
  if (l > 0.8) return "pale";
  return l < 0.5 ? "dark" : "middle";
}

export const hues = [
  "grey",
  "pink",
  "red",
  "orange",
  "brown",
  "beige",
  "yellow",
  "green",
  "teal",
  "blue",
  "purple",
] as const;
export type Hue = (typeof hues)[number];
export const tones = ["black", "dark", "pale", "vivid", "soft"] as const;
export type Tone = (typeof tones)[number];

/** A colour in two words for those who do not see it: what it is like, and what it is. */
export function describeColour(hex: string): { tone: Tone; hue: Hue } {
  const { l, c, h } = hexToOklch(hex);
  return { tone: toneOf(l, c), hue: hueOf(l, c, h) };
}

function toneOf(l: number, c: number): Tone {
  if (l < 0.3) return "black";
  if (l < 0.5) return "dark";
  if (c > 0.16) return "vivid";
  return l > 0.82 ? "pale" : "soft";
}

function hueOf(l: number, c: number, h: number): Hue {
  if (c < 0.022) return "grey";
  const isQuiet = c < 0.1;
  if (h < 18 || h >= 340) return l < 0.42 ? "red" : "pink";
  if (h < 40) return isQuiet ? (l > 0.72 ? "pink" : "brown") : "red";
  if (h < 75) return isQuiet ? (l > 0.7 ? "beige" : "brown") : "orange";
  if (h < 112) return isQuiet ? (l > 0.7 ? "beige" : "brown") : "yellow";
  if (h < 165) return "green";
  if (h < 215) return "teal";
  return h < 285 ? "blue" : "purple";
}
