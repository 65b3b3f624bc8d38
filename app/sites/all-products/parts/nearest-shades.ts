import { shadeDifference } from "#app/kits/basics/shade-similarity.ts";
import type { ProductListItem } from "#app/kits/product/product-list-item.ts";

const count = 5;

/** Of what is shown, the shades nearest to a colour (`#rrggbb`), nearest first. */
export function findNearestShades(items: readonly ProductListItem[], hex: string): ProductListItem[] {
  return items
    .flatMap((item) => (item.hex ? { item, away: shadeDifference(item.hex, hex) } : []))
    .toSorted((a, b) => a.away - b.away)
    .slice(0, count)
    .map(({ item }) => item);
}
