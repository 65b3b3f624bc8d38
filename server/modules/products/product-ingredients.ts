import { type Ingredient, type IngredientFlag, ingredientFlags } from "#contracts/ingredient.ts";
import type { ProductFactsIndex } from "./product-facts-index.ts";

/** What one article is made of. */
export interface ProductIngredients {
  /** Of this shade, in the order of the law: what gives it its colour comes last. Empty for tools. */
  listed: Ingredient[];
  /** Colourants of its sister shades that it does not hold itself: the rest of what its pack prints behind (+/-). */
  inOtherShades: Ingredient[];
  /** What its own ingredients are flagged with. */
  flags: IngredientFlag[];
}

/** The ingredients of a product; null where no facts are known of it. */
export function findIngredients(
  { ingredients, formulas, products }: ProductFactsIndex,
  productId: string,
): ProductIngredients | null {
  const own = products.get(productId);
  const formula = own && formulas.get(own.formula);
  if (!own || !formula) return null;
  const resolve = (ids: readonly string[]): Ingredient[] => ids.flatMap((id) => ingredients.get(id) ?? []);
  const listed = resolve([...formula.ingredients, ...own.colourants]);
  return {
    listed,
    inOtherShades: resolve(formula.mayContain.filter((id) => !own.colourants.includes(id))),
    flags: ingredientFlags.filter((flag) => listed.some(({ flags }) => flags.includes(flag))),
  };
}

/** Ids of the products that hold one of these ingredients, in the order of the content. */
export function listProductsWith(index: ProductFactsIndex, ingredientIds: readonly string[]): string[] {
  return [...index.products.keys()].filter((productId) =>
    findIngredients(index, productId)?.listed.some(({ id }) => ingredientIds.includes(id)),
  );
}
