import { type Ingredient, ingredientFlags } from "#contracts/ingredient.ts";
import type { Product } from "#contracts/product.ts";

/** Reads the lists of ingredients of a feed, and remembers what it did not know. */
export interface IngredientLists {
  /** The product, with what its ingredients are flagged with where all of them are known. */
  mark(product: Product): Product;
  /** Names nobody knows, the most frequent first. */
  unknown(): string[];
}

/** @param known the ingredients that editors have flagged */
export function createIngredientLists(known: readonly Ingredient[]): IngredientLists {
  const byName = new Map(
    known.flatMap((one) => [one.names.ja, one.names.en].map((name) => [plain(name), one] as const)),
  );
  const unknownCounts = new Map<string, number>();
  return {
    mark(product) {
      const names = product.facts?.ingredients;
      if (!names) return product;
      const found = names.map((name) => byName.get(plain(name)));
      for (const [i, name] of names.entries())
        if (!found[i]) unknownCounts.set(name, (unknownCounts.get(name) ?? 0) + 1);
      // One that is not known may be a scent: of such a product nothing is said.
      if (found.includes(undefined)) return product;
      const flags = ingredientFlags.filter((flag) => found.some((one) => one?.flags.includes(flag)));
      return { ...product, ingredientFlags: flags };
    },
    unknown: () => [...unknownCounts].toSorted(([, a], [, b]) => b - a).map(([name]) => name),
  };
}

/** Full-width letters, blanks and case differ between packs. */
const plain = (name: string): string => name.normalize("NFKC").toLowerCase().replaceAll(/\s/g, "");
