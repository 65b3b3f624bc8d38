import { productFacts } from "#app/kits/product/product-facts.server.ts";
import type { Product } from "#contracts/product.ts";
import type { Catalogue } from "#server/modules/products/catalogue.ts";
import { findProductFacts } from "#server/modules/products/find-product-facts.ts";
import { formatLasting, formatVolume } from "./fact-formats.ts";
import { factWords } from "./fact-words.ts";
import { flagWords } from "./facts-view.server.ts";

const words = factWords("ja");

/** What tells products of a comparison apart, in Japanese; null for what is not known. */
export interface ShortFacts {
  volume: string | null;
  lasting: string | null;
  /** What one may want to avoid and is in it, in one line; empty for nothing of the kind. */
  flags: string | null;
}

/** Of the house's products what editors wrote, of a brand's own feed what the feed says. */
export function shortFacts(product: Product, { catalogue, now }: { catalogue: Catalogue; now: Date }): ShortFacts {
  const { facts, ingredientFlags } = product;
  const flags = flagWords(ingredientFlags, words)?.join(words.between) ?? null;
  if (catalogue.isFeed) return { volume: facts?.volume ?? null, lasting: facts?.lasting ?? null, flags };
  const known = findProductFacts(productFacts, product, { products: catalogue.products, now });
  return {
    volume: known && formatVolume(known.volume, words),
    lasting: known && formatLasting(known.lasting, words),
    flags: known && flags,
  };
}
