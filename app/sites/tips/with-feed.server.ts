import type { Criterion } from "#app/kits/search/criteria/criterion.ts";
import { feedHits } from "#app/kits/search/source/feed-search.server.ts";
import { productFacts } from "#app/kits/product/product-facts.server.ts";
import type { SearchResults } from "#app/kits/search/search.ts";
import type { Catalogue } from "#server/modules/products/catalogue.ts";

/** More products the shelf shows. */
const maxProducts = 24;

/**
 * What was found, together with products of a brand's own feed where the shelf holds one. They come first where the query
 * asks for products or names a code, and where nothing else was found; where it asks for what is free of something, behind
 * the answer that says how far lists can be trusted; else behind all answers.
 */
export function withFeed(catalogue: Catalogue, findings: SearchResults): SearchResults {
  if (!catalogue.isFeed || findings.care || findings.query === "") return findings;
  const products = feedHits(catalogue, findings.query, productFacts.ingredients, maxProducts);
  if (products.length === 0) return findings;
  const { criteria, asksForProducts } = findings.understood;
  const isAvoiding = criteria.some((one) => one.kind === "ingredient" && one.without !== null);
  const answerCount = isAvoiding ? 1 : asksForProducts || criteria.some(isCode) ? 0 : findings.hits.length;
  const hits = findings.hits.toSpliced(answerCount, 0, ...products);
  return { ...findings, hits, nearest: [], nearestAnswer: null, closest: [] };
}

const isCode = ({ kind }: Criterion): boolean => kind === "jan" || kind === "code" || kind === "hex";
