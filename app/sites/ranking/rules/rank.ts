/** What moved since the period before: places up (positive) or down, new in the list, or nothing to compare with. */
export type Movement = number | "new" | null;

export interface Scored {
  id: string;
  /** 0 for what was wanted only before: it has no place, but had one. */
  score: number;
  previousScore: number;
}

export interface Ranked {
  id: string;
  score: number;
  /** Equal scores share a place; the places after it are left out (1, 2, 2, 4). */
  rank: number;
  movement: Movement;
}

/**
 * Places by score, the highest first.
 * @param tieOrder the order among equals: a comparison of ids, the same in both periods
 */
export function ranked(scored: readonly Scored[], tieOrder: (a: string, b: string) => number): Ranked[] {
  const before = placesBy(scored, ({ previousScore }) => previousScore, tieOrder);
  const hasBefore = scored.some(({ previousScore }) => previousScore > 0);
  const places = placesBy(scored, ({ score }) => score, tieOrder);
  return [...places].map(([id, { rank, score }]) => {
    const previous = before.get(id);
    const movement = !hasBefore ? null : previous === undefined ? "new" : previous.rank - rank;
    return { id, score, rank, movement };
  });
}

function placesBy(
  scored: readonly Scored[],
  scoreOf: (one: Scored) => number,
  tieOrder: (a: string, b: string) => number,
): Map<string, { rank: number; score: number }> {
  const places = new Map<string, { rank: number; score: number }>();
  let rank = 0;
  let last = Number.POSITIVE_INFINITY;
  const inOrder = scored
    .filter((one) => scoreOf(one) > 0)
    .toSorted((a, b) => scoreOf(b) - scoreOf(a) || tieOrder(a.id, b.id));
  inOrder.forEach((one, i) => {
    const score = scoreOf(one);
    if (score < last) rank = i + 1;
    last = score;
    places.set(one.id, { rank, score });
  });
  return places;
}
