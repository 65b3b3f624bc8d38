import type { Product } from "#contracts/product.ts";
import type { Placed } from "./facets.ts";
import type { Sort } from "./shelf-query.ts";

/** The products in an order; where two are equal in it, the order of the shelf decides. */
export function inOrder(placed: readonly Placed[], sort: Sort): Placed[] {
  const compare = orders[sort];
  return compare ? placed.toSorted(compare) : [...placed];
}

/** The `count` products with a shade nearest to a colour, nearest first. `distance` is that of a product. */
export function nearest<P extends Placed>(placed: readonly P[], distance: (one: P) => number, count: number): P[] {
  return placed
    .filter(({ colour }) => colour !== null)
    .map((one) => ({ one, away: distance(one) }))
    .toSorted((a, b) => a.away - b.away)
    .slice(0, count)
    .map(({ one }) => one);
}

const byText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
const priceOf = ({ product }: Placed): number => product.priceYen;
const readingOf = ({ product }: Placed): string => (product satisfies Product).reading;

const orders: Record<Sort, ((a: Placed, b: Placed) => number) | null> = {
  shelf: null,
  new: (a, b) => byText(b.product.releasedOn, a.product.releasedOn),
  price: (a, b) => priceOf(a) - priceOf(b),
  "price-desc": (a, b) => priceOf(b) - priceOf(a),
  name: (a, b) => byText(readingOf(a), readingOf(b)),
  hue: (a, b) => turnOf(a) - turnOf(b),
};

/** Once round the wheel from red; greys before it by lightness, what has no shade last. */
function turnOf({ colour }: Placed): number {
  if (!colour) return 1000;
  return colour.c < 0.022 ? -2 + colour.l : (colour.h + 360 - 350) % 360;
}
