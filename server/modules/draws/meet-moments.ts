import type { WinningMoment } from "./winning-moments.ts";
import { rollMs } from "./draw-terms.ts";

/**
 * Who meets which moment: the first entry at or after it, within a day, of somebody who has nothing yet. The same rule as
 * the statement of `openInstant`, for entries one after another.
 * @param entries in the order of time
 * @returns for each entry the unit it met, or null
 */
export function meetMoments(
  entries: readonly { atMs: number; mark: string }[],
  moments: readonly WinningMoment[],
): (number | null)[] {
  const waiting = moments.toSorted((a, b) => a.atMs - b.atMs || a.unit - b.unit);
  const hasWon = new Set<string>();
  let next = 0;
  return entries.map(({ atMs, mark }) => {
    while ((waiting[next]?.atMs ?? Number.POSITIVE_INFINITY) <= atMs - rollMs) next++;
    const moment = waiting[next];
    if (!moment || moment.atMs > atMs || hasWon.has(mark)) return null;
    next++;
    hasWon.add(mark);
    return moment.unit;
  });
}
