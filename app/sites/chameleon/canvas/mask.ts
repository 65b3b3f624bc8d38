import type { Oklab } from "../palette/oklab.ts";

/** What stays when everything else drains: one colour, and those it must not be taken for. */
export interface SelectedColour {
  colour: Oklab;
  /** How far its pixels may lie from it, in OKLab. */
  radius: number;
  others: readonly Oklab[];
}

/** So many other colours are told from the held one: the shader has room for no more. */
export const maxOthers = 9;

/** The radius for a colour whose pixels lie so far from it. */
export const radiusOf = (spread: number): number => Math.min(0.095, Math.max(0.056, 0.04 + 0.9 * spread));

/**
 * How much of a pixel is the held colour, 0–1, with a soft rim. A thing has one hue and many lightnesses: chroma is
 * compared as it would be at the lightness of the held colour, and lightness itself counts little.
 * `desaturation.glsl.ts` says the same in another language; keep both in step.
 */
export function maskOf(pixel: Oklab, { colour, radius, others }: SelectedColour): number {
  const distanceHere = distance(pixel, colour);
  const nextDistance = others.reduce((least, other) => Math.min(least, distance(pixel, other)), 9);
  return (1 - smoothstep(radius, radius * 1.7, distanceHere)) * smoothstep(-0.015, 0.035, nextDistance - distanceHere);
}

/** How far a pixel is from a colour, whatever light falls on it. */
export function distance([l, a, b]: Oklab, [selectedL, selectedA, selectedB]: Oklab): number {
  const lit = Math.min(2.2, Math.max(0.55, selectedL / Math.max(l, 0.18)));
  return Math.hypot(a * lit - selectedA, b * lit - selectedB) + 0.28 * Math.abs(l - selectedL);
}

export function smoothstep(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}
