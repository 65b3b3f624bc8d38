import { hexToLab } from "../../basics/lab.ts";
import { hexToOklch } from "../../basics/oklch.ts";
import { foldedText } from "../fold.ts";
import type { SearchDocument } from "../search-document.ts";
import type { Criterion } from "./criterion.ts";
import { criterionFit, criterionWeights, type IndexedProduct, metFrom } from "./product-fit.ts";

/** One criterion, and whether a product meets it. */
export interface CriterionMatch {
  criterion: Criterion;
  fit: number;
  isMet: boolean;
}

/** A product that was found by its conditions. */
export interface FoundProduct {
  document: number;
  /** 0 to 1. */
  fit: number;
  matches: readonly CriterionMatch[];
}

/** What conditions found: products that meet all, or, where none does, those that miss the least. */
export interface FoundProducts {
  products: readonly FoundProduct[];
  isRelaxed: boolean;
}

const maxFound = 24;
/** Where nothing fits, no product that misses more than this share of what was requested is offered. */
const leastFit = 0.55;

/** The products among the documents of an index. */
export function indexProducts(documents: readonly SearchDocument[]): IndexedProduct[] {
  return documents.flatMap(({ product, body }, document) => {
    if (!product) return [];
    const { hex } = product;
    const colour = { oklch: hex ? hexToOklch(hex) : null, lab: hex ? hexToLab(hex) : null };
    return { document, part: product, description: foldedText(body.join(" ")), ...colour };
  });
}

/**
 * Finds products by criteria, best first; of equal ones what can be had comes before what has ended.
 * @param limit how many that meet all of them; a list among other answers is short, a catalogue shows them all
 */
export function findProducts(
  products: readonly IndexedProduct[],
  criteria: readonly Criterion[],
  limit: number = maxFound,
): FoundProducts {
  const isListed = products.some(({ part }) => part.ingredients !== undefined);
  const requested = criteria
    .filter((one) => one.kind !== "ingredient" || (isListed && one.without !== null))
    .map((one) => (one.kind === "line" && one.says !== null ? { ...one, says: foldedText(one.says) } : one));
  if (requested.length === 0) return { products: [], isRelaxed: false };
  const all = products.map((product) => matchProduct(product, requested));
  const whole = all.filter(({ isWhole }) => isWhole);
  const isExact = requested.some(({ kind }) => kind === "jan" || kind === "code");
  const isRelaxed = whole.length === 0;
  const found = isRelaxed ? all.filter(({ fit, matches }) => !isExact && fit >= leastFit && meetsFirm(matches)) : whole;
  return {
    isRelaxed: isRelaxed && found.length > 0,
    products: inOrder(found, requested)
      .slice(0, isRelaxed ? 6 : limit)
      .map(({ product, fit, matches }) => ({ document: product.document, fit, matches })),
  };
}

/** A product beside all that was requested of it. */
interface MatchedProduct {
  product: IndexedProduct;
  fit: number;
  matches: CriterionMatch[];
  isWhole: boolean;
}

// Ten thousand products are walked along for every letter typed: one loop, and nothing made that is not kept.
function matchProduct(product: IndexedProduct, criteria: readonly Criterion[]): MatchedProduct {
  const matched: MatchedProduct = { product, fit: 0, matches: [], isWhole: true };
  let wholeWeight = 0;
  for (const criterion of criteria) {
    const fit = criterionFit(product, criterion);
    const isMet = fit >= metFrom;
    const weight = criterionWeights[criterion.kind];
    matched.matches.push({ criterion, fit, isMet });
    matched.isWhole &&= isMet;
    matched.fit += weight * fit;
    wholeWeight += weight;
  }
  matched.fit /= wholeWeight;
  return matched;
}

/** Whoever asks for a lipstick is not served by a mascara of the right price; whoever avoids something, by a guess. */
const meetsFirm = (matches: readonly CriterionMatch[]): boolean =>
  matches.every(({ criterion, isMet }) => isMet || (criterion.kind !== "line" && criterion.kind !== "ingredient"));

/** What cannot be had any more, or not yet, comes after what fits equally well. */
const stateLoss = { ended: 0.12, coming: 0.02, "on-sale": 0, limited: 0 } as const;

/** Best first; where an order of prices is requested, that goes before. What is compared is worked out once for each. */
function inOrder(found: readonly MatchedProduct[], criteria: readonly Criterion[]): MatchedProduct[] {
  const order = criteria.find((one) => one.kind === "price" && one.order !== null);
  const direction = order?.kind === "price" ? { cheapest: 1, dearest: -1 }[order.order ?? "cheapest"] : 0;
  return found
    .map((matched) => {
      const { document, part } = matched.product;
      const value = matched.fit - stateLoss[part.state];
      return { matched, document, value, price: direction * part.priceYen };
    })
    .toSorted((a, b) => a.price - b.price || b.value - a.value || a.document - b.document)
    .map(({ matched }) => matched);
}
