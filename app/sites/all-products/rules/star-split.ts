/** The stars of a product, five first, with the share of each in whole twentieths: the width of its bar. */
export interface StarSplit {
  count: number;
  /** To one place: "4.2"; null without any. */
  mean: string | null;
  rows: { stars: number; count: number; twentieths: number }[];
}

/** @param counts of one to five stars, by place 0 to 4 */
export function splitOf(counts: readonly number[]): StarSplit {
  const count = counts.reduce((sum, n) => sum + n, 0);
  const stars = counts.reduce((sum, n, i) => sum + n * (i + 1), 0);
  const rows = counts.map((n, i) => ({
    stars: i + 1,
    count: n,
    // One that is there is seen.
    twentieths: count === 0 ? 0 : Math.max(n > 0 ? 1 : 0, Math.round((n / count) * 20)),
  }));
  return { count, mean: count === 0 ? null : (stars / count).toFixed(1), rows: rows.toReversed() };
}
