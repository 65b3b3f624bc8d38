import { productFacts } from "#app/kits/product/product-facts.server.ts";
import type { Product } from "#contracts/product.ts";
import { findProductFacts } from "#server/modules/products/find-product-facts.ts";
import { formatLasting, formatVolume } from "./fact-formats.ts";
import { factWords } from "./fact-words.ts";

const words = factWords("ja");

/** What tells products of a comparison apart, in Japanese; null where nobody wrote of one. */
export function shortFacts(product: Product, at: { products: readonly Product[]; now: Date }) {
  const facts = findProductFacts(productFacts, product, at);
  if (!facts) return null;
  const { flags } = facts.ingredients;
  return {
    category: facts.category.ja,
    volume: formatVolume(facts.volume, words),
    lasting: formatLasting(facts.lasting, words),
    flags: flags.length > 0 ? flags.map((flag) => words.flag[flag]).join(words.between) : null,
  };
}
