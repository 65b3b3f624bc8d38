import { hexToOklch } from "#app/kits/basics/oklch.ts";
import { hueCount } from "./colour-words.ts";

/** For each of the twelve hues the strongest colour of a book, `#rrggbb`; null where there is none yet. */
export function rainbowOf(cells: readonly { hex: string; hue: number | null }[]): (string | null)[] {
  return Array.from({ length: hueCount }, (_, hue) => {
    const own = cells.filter((cell) => cell.hue === hue).map(({ hex }) => ({ hex, chroma: hexToOklch(hex).c }));
    return own.toSorted((one, other) => other.chroma - one.chroma)[0]?.hex ?? null;
  });
}
