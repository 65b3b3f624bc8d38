import type { InstantWin } from "./instant-wins.ts";
import { rollMs } from "./draw-terms.ts";

/**
 * Who meets which moment: the first entry at or after it, within a day, of somebody who has nothing yet. The same rule as
 * the statement of `enterInstant`, for entries one after another.
 * @param entries in the order of time
 * @returns for each entry the unit it met, or null
 */
export function matchInstantWins(
  entries: readonly { atMs: number; mark: string }[],
  instantWins: readonly InstantWin[],
): (number | null)[] {
  const waiting = instantWins.toSorted((a, b) => a.atMs - b.atMs || a.unit - b.unit);
  const hasWon = new Set<string>();
  let next = 0;
  return entries.map(({ atMs, mark }) => {
    while ((waiting[next]?.atMs ?? Number.POSITIVE_INFINITY) <= atMs - rollMs) next++;
    const instantWin = waiting[next];
    if (!instantWin || instantWin.atMs > atMs || hasWon.has(mark)) return null;
    next++;
    hasWon.add(mark);
    return instantWin.unit;
  });
}
