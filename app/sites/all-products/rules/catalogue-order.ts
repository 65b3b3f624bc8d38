import type { Product } from "#contracts/product.ts";
import type { CatalogueEntry } from "./facets.ts";
import type { Sort } from "./catalogue-query.ts";

/** The products in an order; where two are equal in it, the order of the catalogue decides. */
export function sortEntries(entries: readonly CatalogueEntry[], sort: Sort): CatalogueEntry[] {
  const compare = orders[sort];
  return compare ? entries.toSorted(compare) : [...entries];
}

/** The `count` products with a shade nearest to a colour, nearest first. `distance` is that of a product. */
export function findNearest<P extends CatalogueEntry>(
  entries: readonly P[],
  distance: (one: P) => number,
  count: number,
): P[] {
  return entries
    .filter(({ colour }) => colour !== null)
    .map((one) => ({ one, away: distance(one) }))
    .toSorted((a, b) => a.away - b.away)
    .slice(0, count)
    .map(({ one }) => one);
}

const byText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
const priceOf = ({ product }: CatalogueEntry): number => product.priceYen;
const readingOf = ({ product }: CatalogueEntry): string => (product satisfies Product).reading;

const orders: Record<Sort, ((a: CatalogueEntry, b: CatalogueEntry) => number) | null> = {
  shelf: null,
  new: (a, b) => byText(b.product.releasedOn, a.product.releasedOn),
  price: (a, b) => priceOf(a) - priceOf(b),
  "price-desc": (a, b) => priceOf(b) - priceOf(a),
  name: (a, b) => byText(readingOf(a), readingOf(b)),
  hue: (a, b) => hueOrderOf(a) - hueOrderOf(b),
};

/** Once round the wheel from red; greys before it by lightness, what has no shade last. */
function hueOrderOf({ colour }: CatalogueEntry): number {
  if (!colour) return 1000;
  return colour.c < 0.022 ? -2 + colour.l : (colour.h + 360 - 350) % 360;
}
