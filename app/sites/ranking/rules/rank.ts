/** What moved since the period before: places up (positive) or down, new in the list, or nothing to compare with. */
export type Movement = number | "new" | null;

export interface ScoredItem {
  id: string;
  /** 0 for what was wanted only before: it has no place, but had one. */
  score: number;
  previousScore: number;
}

export interface RankedItem {
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
export function rankItems(scored: readonly ScoredItem[], tieOrder: (a: string, b: string) => number): RankedItem[] {
  const before = ranksBy(scored, ({ previousScore }) => previousScore, tieOrder);
  const hasBefore = scored.some(({ previousScore }) => previousScore > 0);
  const ranks = ranksBy(scored, ({ score }) => score, tieOrder);
  return [...ranks].map(([id, { rank, score }]) => {
    const previous = before.get(id);
    const movement = !hasBefore ? null : previous === undefined ? "new" : previous.rank - rank;
    return { id, score, rank, movement };
  });
}

function ranksBy(
  scored: readonly ScoredItem[],
  scoreOf: (one: ScoredItem) => number,
  tieOrder: (a: string, b: string) => number,
): Map<string, { rank: number; score: number }> {
  const ranks = new Map<string, { rank: number; score: number }>();
  let rank = 0;
  let last = Number.POSITIVE_INFINITY;
  const inOrder = scored
    .filter((one) => scoreOf(one) > 0)
    .toSorted((a, b) => scoreOf(b) - scoreOf(a) || tieOrder(a.id, b.id));
  inOrder.forEach((one, i) => {
    const score = scoreOf(one);
    if (score < last) rank = i + 1;
    last = score;
    ranks.set(one.id, { rank, score });
  });
  return ranks;
}
