/** Something with a shade, `#RRGGBB`. */
export interface Shaded {
  id: string;
  hex: string;
}

/** A shade unlike all that one has: which of one's own comes nearest to it, and how near. */
export interface Gap<Item extends Shaded> {
  item: Item;
  nearest: Item;
  difference: number;
}

/**
 * The shades furthest from everything one has, furthest first, and each also far from those named before it, so that one
 * gap is not filled six times. Empty while one has nothing.
 * @param difference of two shades, ΔE00
 */
export function findGaps<Item extends Shaded>(
  owned: readonly Item[],
  available: readonly Item[],
  difference: (one: string, other: string) => number,
  count: number,
): Gap<Item>[] {
  const ownedIds = new Set(owned.map(({ id }) => id));
  let candidates = available
    .filter(({ id }) => !ownedIds.has(id))
    .flatMap((item) => gapOf(item, owned, difference) ?? [])
    .map((gap) => ({ gap, free: gap.difference }));
  const found: Gap<Item>[] = [];
  while (found.length < count && candidates.length > 0) {
    const best = candidates.reduce((a, b) => (b.free > a.free ? b : a));
    found.push(best.gap);
    candidates = candidates
      .filter((other) => other !== best)
      .map(({ gap, free }) => ({ gap, free: Math.min(free, difference(gap.item.hex, best.gap.item.hex)) }));
  }
  return found;
}

function gapOf<Item extends Shaded>(
  item: Item,
  owned: readonly Item[],
  difference: (one: string, other: string) => number,
): Gap<Item> | null {
  let gap: Gap<Item> | null = null;
  for (const ownedItem of owned) {
    const distance = difference(item.hex, ownedItem.hex);
    if (!gap || distance < gap.difference) gap = { item, nearest: ownedItem, difference: distance };
  }
  return gap;
}
