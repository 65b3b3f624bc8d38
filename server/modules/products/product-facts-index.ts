import type { Ingredient } from "#contracts/ingredient.ts";
import type { ProductFacts, ProductFactsContent } from "#contracts/product-facts.ts";
import type { ProductFormula } from "#contracts/product-formula.ts";
import type { TextPair } from "#contracts/text-pair.ts";

/** The product facts by id, put together once and never changed. */
export interface ProductFactsIndex {
  /** What is said once where facts are shown, in each language; null for a brand's own facts. */
  readonly sampleNotice: ProductFactsContent["sample-notice"][number]["text"] | null;
  readonly finishNames: ReadonlyMap<string, ProductFactsContent["finish-names"][number]["names"]>;
  readonly ingredients: ReadonlyMap<string, Ingredient>;
  readonly formulas: ReadonlyMap<string, ProductFormula>;
  readonly cautions: ReadonlyMap<string, TextPair>;
  readonly patchTests: ReadonlyMap<string, TextPair>;
  /** By the id of the product, in the order of the content. */
  readonly products: ReadonlyMap<string, ProductFacts>;
}

/** Makes the facts readable by id. What must hold between them is held by the content check. */
export function indexProductFacts(content: ProductFactsContent): ProductFactsIndex {
  return {
    sampleNotice: content["sample-notice"][0]?.text ?? null,
    finishNames: new Map(content["finish-names"].map(({ finish, names }) => [finish, names])),
    ingredients: byId(content.ingredients),
    formulas: byId(content.formulas),
    cautions: new Map(content.cautions.map(({ id, text }) => [id, text])),
    patchTests: new Map(content["patch-tests"].map(({ id, text }) => [id, text])),
    products: new Map(content.products.map((facts) => [facts.productId, facts])),
  };
}

const byId = <Entry extends { id: string }>(entries: readonly Entry[]): Map<string, Entry> =>
  new Map(entries.map((entry) => [entry.id, entry]));
