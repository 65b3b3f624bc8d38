import { randomUUID } from "node:crypto";
import type { SubmittedVote } from "#server/modules/votes/cast-votes.ts";
import { countVotes } from "#server/modules/votes/leaderboard.ts";
import type { Database } from "#server/platform/database.ts";

export const pollId = "first-ball";
export const votedAt = new Date("2026-11-20T12:00:00Z");

/** The vote of a new visitor, from a network of its own. @param over what is special about it */
export const createVote = (over: Partial<SubmittedVote> = {}): SubmittedVote => ({
  id: randomUUID(),
  pollId,
  visitorId: randomUUID(),
  key: randomUUID(),
  monsterId: "07",
  faceType: null,
  network: randomUUID(),
  knownDays: 0,
  risk: 0,
  lang: "ja",
  at: votedAt,
  ...over,
});

/** Counters and votes, which must always say the same. */
export async function countTotals(database: Database): Promise<{ counted: number; stored: number }> {
  const { standings, quarantined } = await countVotes(database, pollId);
  const [row] = await database.query({ text: "SELECT count(*) AS n FROM votes" });
  return { counted: standings.reduce((sum, { votes }) => sum + votes, 0) + quarantined, stored: row?.n ?? -1 };
}
