import type { Queries } from "../../platform/database.ts";
import type { Tables } from "../../schema/tables.ts";
import type { FaceType } from "../ranking/interest.ts";

/** A vote as its voter sees it. */
export interface MyVote {
  id: string;
  jstDay: string;
  monsterId: string;
  votedAt: Date;
  /** Set aside for now: the next judgement may count it. */
  isAside: boolean;
}

/** What a visitor voted in a poll, the latest day first. */
export async function listMyVotesInPoll(queries: Queries, pollId: string, visitorId: string): Promise<MyVote[]> {
  const rows = await queries.query({
    name: "my-votes",
    text: `SELECT id, jst_day, monster_id, voted_at, is_quarantined FROM votes WHERE poll_id = $1 AND visitor_id = $2
           ORDER BY jst_day DESC`,
    values: [pollId, visitorId],
  });
  return rows.map(toMyVote);
}

/** What a visitor voted in all polls, the latest first. Null (no cookie): nothing. */
export async function listMyVotes(
  queries: Queries,
  visitorId: string | null,
): Promise<(MyVote & { pollId: string })[]> {
  if (visitorId === null) return [];
  const rows = await queries.query({
    name: "votes-of",
    text: `SELECT poll_id, id, jst_day, monster_id, voted_at, is_quarantined FROM votes WHERE visitor_id = $1
           ORDER BY voted_at DESC, poll_id`,
    values: [visitorId],
  });
  return rows.map((row) => ({ pollId: row.poll_id, ...toMyVote(row) }));
}

/** Since when a visitor is known, and the starting type last chosen; nulls for one without a row. */
export async function getVoter(
  queries: Queries,
  visitorId: string,
): Promise<{ knownSince: Date | null; faceType: FaceType | null }> {
  const [row] = await queries.query({
    name: "voter",
    text: `SELECT created_at, (SELECT chosen FROM face_results WHERE visitor_id = $1 ORDER BY made_at DESC, id LIMIT 1)
                    AS face_type /* face_results.chosen */
           FROM visitors WHERE id = $1`,
    values: [visitorId],
  });
  return { knownSince: row?.created_at ?? null, faceType: row?.face_type ?? null };
}

/**
 * Takes a visitor's name off their votes. The votes stay counted; nobody can tell any more whose they were.
 * Belongs in the transaction that erases the visitor.
 */
export async function anonymizeVotes(queries: Queries, visitorId: string): Promise<void> {
  await queries.query({
    name: "anonymize-votes",
    // Each under a name of its own: two votes of one visitor cannot be told to belong together.
    text: `UPDATE votes SET visitor_id = gen_random_uuid(), key = gen_random_uuid(), face_type = NULL, network = NULL, known_days = NULL
           WHERE visitor_id = $1`,
    values: [visitorId],
  });
}

const toMyVote = (
  row: Pick<Tables["votes"], "id" | "jst_day" | "monster_id" | "voted_at" | "is_quarantined">,
): MyVote => ({
  id: row.id,
  jstDay: row.jst_day,
  monsterId: row.monster_id,
  votedAt: row.voted_at,
  isAside: row.is_quarantined,
});
