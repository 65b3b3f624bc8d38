import { desireCount } from "./desire-ids.ts";

// Plain, without schemas: this travels with the page. The shapes that go over the line stand in desire-works.ts.

/** The four wells of a palette in the order in which desires are put into them: 下地, 主役, 影, 光. */
export const palettePanNames = ["base", "main", "deep", "light"] as const;
export type PalettePanName = (typeof palettePanNames)[number];

/** As many names can be made of four desires: each in front of each other one. */
export const paletteNameCount = 12;

/** Four desires, one a well. Order is role. */
export type FourDesires = readonly [base: number, main: number, deep: number, light: number];

/** All that makes a palette, for a stranger too: nothing of it is typed. */
export interface DesirePalette {
  desires: FourDesires;
  /** Which of the twelve names it has, 0 to 11. */
  name: number;
  /** Wells that were chosen again after the lid had been lifted. */
  swapped: readonly PalettePanName[];
}

/**
 * The code of a palette, as it stands in `/yoku?p=…`: two base-36 digits for each desire in the order of the wells; then,
 * unless both are nothing, one digit for the swapped wells (bits, base first) and one for the name. A palette has one code.
 */
export function formatPaletteCode({ desires, name, swapped }: DesirePalette): string {
  const pans = desires.map((id) => id.toString(36).padStart(2, "0")).join("");
  const bits = palettePanNames.reduce((sum, pan, i) => sum + (swapped.includes(pan) ? 1 << i : 0), 0);
  return bits === 0 && name === 0 ? pans : pans + bits.toString(36) + name.toString(36);
}

/** The palette of a code; null for what is none: a desire that there is not, one twice, a longer way to write it. */
export function parsePaletteCode(code: string): DesirePalette | null {
  if (!/^[0-9a-z]{8}(?:[0-9a-z]{2})?$/.test(code)) return null;
  const desires = [0, 2, 4, 6].map((at) => Number.parseInt(code.slice(at, at + 2), 36));
  const [base = 0, main = 0, deep = 0, light = 0] = desires;
  if (desires.some((id) => id < 1 || id > desireCount) || new Set(desires).size < 4) return null;
  const [bits = 0, name = 0] = Array.from(code.slice(8), (digit) => Number.parseInt(digit, 36));
  if (bits > 15 || name >= paletteNameCount || (code.length === 10 && bits === 0 && name === 0)) return null;
  return { desires: [base, main, deep, light], name, swapped: palettePanNames.filter((_, i) => bits & (1 << i)) };
}

/** How long a memo may be, in characters. */
export const maxMemoLength = 60;
