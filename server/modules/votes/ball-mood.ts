import type { BallMood } from "#contracts/companion.ts";
import { dayMs } from "#contracts/jst-clock.ts";
import type { Queries } from "../../platform/database.ts";
import { readElected } from "./elected.ts";
import { type Poll, pollPhase } from "./poll.ts";
import { readBoard, type Standing } from "./standings.ts";

/** For so many nights whoever was elected speaks of it. */
const electedNights = 14;

/**
 * How a monster feels about where it stands: moved since the board of a day ago, or not; elected, for some nights after the
 * count. Null: nobody stamped it, or there is nothing that visitors may be told. Under the seal that is so for all.
 */
export async function ballMood(
  queries: Pick<Queries, "query">,
  { poll, monsterId, now }: { poll: Poll | null; monsterId: string; now: Date },
): Promise<BallMood | null> {
  if (poll && pollPhase(poll, now) === "open") {
    const board = await readBoard(queries, poll.id);
    const yesterdays = board && (await readBoard(queries, poll.id, new Date(board.shownAt.getTime() - dayMs)));
    return board && movementOf(monsterId, board.standings, yesterdays?.standings ?? null);
  }
  const [last] = await readElected(queries);
  const isFresh = last?.monsterId === monsterId && now.getTime() - last.madeAt.getTime() < electedNights * dayMs;
  return isFresh ? "elected" : null;
}

/** Where a monster went between two boards. Equals share a place; a first vote is a rise. */
export function movementOf(
  monsterId: string,
  standings: readonly Standing[],
  before: readonly Standing[] | null,
): Exclude<BallMood, "elected"> | null {
  const place = placeOf(monsterId, standings);
  if (place === null) return null;
  const from = before === null ? place : (placeOf(monsterId, before) ?? Infinity);
  if (place === from) return "steady";
  return place < from ? "rising" : "falling";
}

function placeOf(monsterId: string, standings: readonly Standing[]): number | null {
  const own = standings.find((standing) => standing.monsterId === monsterId);
  return own ? standings.filter(({ votes }) => votes > own.votes).length : null;
}
