import type { PollMood } from "#contracts/companion.ts";
import { dayMs } from "#contracts/jst-clock.ts";
import type { Queries } from "../../platform/database.ts";
import { listPollWinners } from "./poll-winners.ts";
import { type Poll, pollPhase } from "./poll.ts";
import { getLeaderboard, type LeaderboardEntry } from "./leaderboard.ts";

/** For so many days whoever was elected speaks of it. */
const electedDays = 14;

/**
 * How a monster feels about its rank: moved since the leaderboard of a day ago, or not; elected, for some days after the
 * count. Null: nobody voted for it, or there is nothing that visitors may be shown. In the blackout that is so for all.
 */
export async function getPollMood(
  queries: Queries,
  { poll, monsterId, now }: { poll: Poll | null; monsterId: string; now: Date },
): Promise<PollMood | null> {
  if (poll && pollPhase(poll, now) === "open") {
    const leaderboard = await getLeaderboard(queries, poll.id);
    const yesterdaysLeaderboard =
      leaderboard && (await getLeaderboard(queries, poll.id, new Date(leaderboard.shownAt.getTime() - dayMs)));
    return leaderboard && movementOf(monsterId, leaderboard.standings, yesterdaysLeaderboard?.standings ?? null);
  }
  const [last] = await listPollWinners(queries);
  const isFresh = last?.monsterId === monsterId && now.getTime() - last.madeAt.getTime() < electedDays * dayMs;
  return isFresh ? "elected" : null;
}

/** Where a monster went between two leaderboards. Equals share a rank; a first vote is a rise. */
export function movementOf(
  monsterId: string,
  standings: readonly LeaderboardEntry[],
  before: readonly LeaderboardEntry[] | null,
): Exclude<PollMood, "elected"> | null {
  const rank = rankOf(monsterId, standings);
  if (rank === null) return null;
  const from = before === null ? rank : (rankOf(monsterId, before) ?? Infinity);
  if (rank === from) return "steady";
  return rank < from ? "rising" : "falling";
}

function rankOf(monsterId: string, standings: readonly LeaderboardEntry[]): number | null {
  const entry = standings.find((candidate) => candidate.monsterId === monsterId);
  return entry ? standings.filter(({ votes }) => votes > entry.votes).length : null;
}
