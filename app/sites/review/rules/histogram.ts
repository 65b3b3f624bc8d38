/** A row of the histogram. */
export interface StarRow {
  stars: number;
  count: number;
  /** Its share of all, in whole twentieths: the width of its bar. */
  twentieths: number;
}

/** The counts of one to five stars (by place 0 to 4), five first, and their mean to one place; null without any. */
export function histogramOf(counts: readonly number[]): { rows: StarRow[]; total: number; mean: string | null } {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const rows = counts
    .map((count, at) => ({
      stars: at + 1,
      count,
      // One that is there is seen.
      twentieths: total === 0 ? 0 : Math.max(count > 0 ? 1 : 0, Math.round((count / total) * 20)),
    }))
    .toReversed();
  const stars = counts.reduce((all, count, at) => all + count * (at + 1), 0);
  return { rows, total, mean: total === 0 ? null : (stars / total).toFixed(1) };
}
