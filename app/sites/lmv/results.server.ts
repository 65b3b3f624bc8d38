import * as v from "valibot";
import { jstDay } from "#contracts/jst-calendar.ts";
import type { Queries } from "#server/platform/database.ts";
import { countInterest } from "#server/modules/ranking/count-interest.ts";
import { sortFinalCount, getFinalCount } from "#server/modules/votes/final-count.ts";
import type { Poll } from "#server/modules/votes/poll.ts";
import { getTurnout } from "#server/modules/votes/turnout.ts";
import { countVotes, votesByDay, votesByFaceType } from "#server/modules/votes/leaderboard.ts";
import { type Results, resultsSchema } from "./contract.ts";

/** The final count as it was kept; in the minutes between the end and that, as it stands. */
export async function getResults(queries: Queries, poll: Poll): Promise<Results> {
  const saved = v.safeParse(resultsSchema, await getFinalCount(queries, poll.id));
  return saved.success ? saved.output : countResults(queries, poll);
}

/** Counts a vote that is over: the order with its rule for equals, the turn-out, the days, the starting types. */
export async function countResults(queries: Queries, poll: Poll): Promise<Results> {
  const days = { fromDay: jstDay(poll.opensAt), toDay: jstDay(poll.closesAt ?? poll.opensAt) };
  const [{ standings, quarantined }, byDay, byFaceType, turnout, tries] = await Promise.all([
    countVotes(queries, poll.id),
    votesByDay(queries, poll.id),
    votesByFaceType(queries, poll.id),
    getTurnout(queries, { pollId: poll.id, ...days }),
    countInterest(queries, { kind: "try", ...days }),
  ]);
  const triedOn = new Map([...tries].map(([productId, n]) => [productId.replace("lip-", ""), n]));
  return {
    standings: sortFinalCount(standings, triedOn).map((row) => ({ ...row, tries: triedOn.get(row.monsterId) ?? 0 })),
    counted: standings.reduce((sum, { votes }) => sum + votes, 0),
    quarantined,
    turnOut: turnout,
    byDay,
    byFaceType,
  };
}
