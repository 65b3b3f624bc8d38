import { productFacts } from "#app/kits/product/product-facts.server.ts";
import type { SearchIndex } from "#app/kits/search/create-index.ts";
import type { Criterion } from "#app/kits/search/criteria/criterion.ts";
import { findProducts } from "#app/kits/search/criteria/find-products.ts";
import { readCriteria } from "#app/kits/search/criteria/read-criteria.ts";
import { search } from "#app/kits/search/search.ts";
import { searchFeed } from "#app/kits/search/source/feed-search.server.ts";
import { getSearchIndex } from "#app/kits/search/source/search-index.server.ts";
import { type Language, languages } from "#contracts/languages.ts";
import type { MasterData } from "#contracts/master-data.ts";
import type { Catalogue } from "#server/modules/products/catalogue.ts";
import { listProductsWith } from "#server/modules/products/product-ingredients.ts";
import { namedIngredients } from "#app/kits/search/source/ingredient-names.ts";

/** Ids of what a text names on the shelf, best first; a brand's own feed is searched by its own words. */
export function searchCatalogue(catalogue: Catalogue, master: MasterData, text: string): string[] {
  return catalogue.isFeed
    ? searchFeed(catalogue, text, productFacts.ingredients).map(({ id }) => id)
    : searchProducts(master, text);
}

/**
 * Ids of the products that a text names, best first: by name, reading, romaji, JAN or its end, number, colour code, or words
 * for colours, finishes and kinds; the name of an ingredient alone names the products it is in. What Japanese does not know
 * is looked for in the other languages. The same search as that of the hub, with products for its only answers. A text that
 * speaks of distress finds nothing: it is no shade.
 */
export function searchProducts(master: MasterData, text: string): string[] {
  const held = namedIngredients(productFacts.ingredients, text);
  if (held.length > 0) return listProductsWith(productFacts, held);
  const isProduct = new Set(master.products.map(({ id }) => id));
  for (const lang of languages) {
    const found = searchIn(master, text, lang).filter((id) => isProduct.has(id));
    if (found.length > 0) return found;
  }
  return [];
}

function searchIn(master: MasterData, text: string, lang: Language): string[] {
  const index = getSearchIndex(master, lang);
  const { criteria, isWhole } = readCriteria(text);
  // A condition alone (「つや」, 「無香料」) asks for nothing in the hub; here it can only mean products.
  if (isWhole) {
    const found = findMeeting(index, criteria);
    if (found.length > 0) return found;
  }
  const { hits, care } = search(index, text, { kinds: ["product"], limit: index.products.length });
  return care ? [] : hits.map(({ id }) => id);
}

/** Those that meet every condition. */
function findMeeting({ products, source }: SearchIndex, criteria: readonly Criterion[]): string[] {
  const found = findProducts(products, criteria, products.length);
  return found.isRelaxed ? [] : found.products.flatMap(({ document }) => source.documents[document]?.id ?? []);
}
