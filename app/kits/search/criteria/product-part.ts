import type { Product } from "#contracts/product.ts";
import type { ProductPart } from "./criterion.ts";

/** What conditions of a query are checked against. */
export function productPart({ line, number, jan, priceYen, state, shade, ingredientFlags }: Product): ProductPart {
  return {
    ...{ line, number, jan, priceYen, state, finish: shade?.finish ?? null, hex: shade?.hex ?? null },
    ...(ingredientFlags && { ingredients: ingredientFlags }),
  };
}
