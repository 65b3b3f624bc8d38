import { shadeDifference } from "#app/kits/basics/shade-kinship.ts";
import type { ShelfItem } from "#app/kits/shelf/shelf-item.ts";

const count = 5;

/** Of what is shown, the shades nearest to a colour (`#rrggbb`), nearest first. */
export function nearestNow(items: readonly ShelfItem[], hex: string): ShelfItem[] {
  return items
    .flatMap((item) => (item.hex ? { item, away: shadeDifference(item.hex, hex) } : []))
    .toSorted((a, b) => a.away - b.away)
    .slice(0, count)
    .map(({ item }) => item);
}
