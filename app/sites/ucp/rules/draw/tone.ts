import { hexToOklch, oklchToHex } from "#app/kits/basics/oklch.ts";

/** The same paint where more or less light falls on it: `by` is added to the lightness, 0–1. */
export function tone(hex: string, by: number): string {
  const { l, c, h } = hexToOklch(hex);
  return oklchToHex({ l: Math.min(0.985, Math.max(0.04, l + by)), c: c * (by > 0 ? 1 - by : 1), h });
}
