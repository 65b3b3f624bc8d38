import type { ProductFactsContent } from "#contracts/product-facts.ts";
import type { Product } from "#contracts/product.ts";
import { indexProductFacts } from "#server/modules/products/product-facts-index.ts";
import { findIngredients } from "#server/modules/products/product-ingredients.ts";

/** Says of each product what its ingredients are flagged with. Tools have materials: of those the flags say nothing. */
export function markIngredients(products: readonly Product[], facts: ProductFactsContent): Product[] {
  const index = indexProductFacts(facts);
  return products.map((product) => {
    const found = findIngredients(index, product.id);
    return found && found.listed.length > 0 ? { ...product, ingredientFlags: found.flags } : product;
  });
}
