import { hexToOklch } from "#app/kits/basics/oklch.ts";
import { hueCount } from "./colour-traits.ts";

/** For each of the twelve hues the strongest colour of a book, `#rrggbb`; null where there is none yet. */
export function rainbowOf(colours: readonly { hex: string; hue: number | null }[]): (string | null)[] {
  return Array.from({ length: hueCount }, (_, hue) => {
    const sameHue = colours
      .filter((colour) => colour.hue === hue)
      .map(({ hex }) => ({ hex, chroma: hexToOklch(hex).c }));
    return sameHue.toSorted((one, other) => other.chroma - one.chroma)[0]?.hex ?? null;
  });
}
