import { isDeepStrictEqual } from "node:util";
import { formatLookCode, parseLookCode } from "#contracts/look-code.ts";
import type { LookLayer } from "#contracts/look.ts";
import type { MakeupLook } from "#contracts/makeup-look.ts";
import type { Product } from "#contracts/product.ts";
import type { Content } from "./merge-content.ts";

/** What may lie where: nothing made for lips comes near an eye. */
const linesFor: Readonly<Record<LookLayer["kind"], readonly Product["line"][]>> = {
  base: ["base"],
  contour: ["shadow", "base"],
  blush: ["shadow", "tint"],
  highlight: ["shadow", "base"],
  shadow: ["shadow"],
  liner: ["liner"],
  lashes: ["mascara"],
  brow: ["brow"],
  lip: ["lip", "tint"],
  "lip-line": ["lip", "tint"],
};

/** A look wears what one can have, as it is sold, where it belongs; and it fits an address. */
export function makeupLookIssues({ id, applied }: MakeupLook, { products }: Pick<Content, "products">): string[] {
  const issues = applied.flatMap(({ productId, layer }) => {
    const product = products.find((one) => one.id === productId && one.state === "on-sale");
    if (!product) return [`there is no product ${productId} on sale`];
    return [
      ...(linesFor[layer.kind].includes(product.line) ? [] : [`${productId} is not made for ${layer.kind}`]),
      ...(isAsSold(layer, product) ? [] : [`its ${layer.kind} is not ${productId} as it is sold`]),
    ];
  });
  const code = formatLookCode(applied);
  const hexOf = (productId: string): string | null =>
    products.find(({ id: one }) => one === productId)?.shade?.hex ?? null;
  if (code === null) issues.push("its code is too long for an address");
  else if (!isDeepStrictEqual(parseLookCode(code, hexOf), applied))
    issues.push("its code tells another look: amounts go by twentieths");
  return issues.map((issue) => `make-up look ${id}: ${issue}`);
}

/** The shade is the product's own; so is the finish where it makes the colour: on lips and lids. */
function isAsSold(layer: LookLayer, { shade }: Product): boolean {
  const hasOwnFinish = layer.kind === "lip" || layer.kind === "shadow";
  return layer.hex === shade?.hex && (!hasOwnFinish || layer.finish === shade.finish);
}
