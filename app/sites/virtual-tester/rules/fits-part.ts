import { hexToOklch } from "#app/kits/basics/oklch.ts";
import type { Product } from "#contracts/product.ts";
import type { CodedKind } from "./face-parts.ts";

/** What of the catalogue may lie where: as makeup-looks are checked, nothing made for lips lies on a lid. */
const linesOf: Readonly<Record<CodedKind, readonly Product["line"][]>> = {
  base: ["base"],
  contour: ["shadow"],
  blush: ["tint", "shadow"],
  highlight: ["base", "shadow"],
  brow: ["brow"],
  "lip-line": ["lip", "tint"],
};

/**
 * Whether one would choose a product for a part: it is made for it and, of the many single shadows, its colour does
 * there what the part is for. A contour is the brown of a shadow on skin, a blush what blood does, a highlight what
 * light does.
 */
export function fitsPart({ line, shade }: Pick<Product, "line" | "shade">, kind: CodedKind): boolean {
  if (!shade || !linesOf[kind].includes(line)) return false;
  const { l: lightness, c: chroma, h: hue } = hexToOklch(shade.hex);
  const isMatt = shade.finish === "matte" || shade.finish === "satin";
  switch (kind) {
    case "base":
      // A primer of pearl lies on the skin as light, and has no colour to cover it with.
      return shade.finish !== "pearl";
    case "contour":
      return isMatt && lightness > 0.38 && lightness < 0.7 && chroma < 0.09 && hue > 25 && hue < 85;
    case "blush":
      if (line === "tint") return true;
      return isMatt && lightness > 0.58 && chroma > 0.055 && (hue < 50 || hue > 345);
    case "highlight":
      if (isMatt || shade.finish === "sheer" || lightness < 0.84) return false;
      return chroma < 0.02 || (chroma < 0.08 && (hue < 110 || hue > 330));
    default:
      return true;
  }
}
