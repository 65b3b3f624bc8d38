import type { Queries } from "../../platform/database.ts";

/** A vote as its voter sees it. */
export interface MyVote {
  id: string;
  jstDay: string;
  monsterId: string;
  votedAt: Date;
}

/** What a visitor voted in a poll, the latest day first. */
export async function readMyVotes(
  queries: Pick<Queries, "query">,
  pollId: string,
  visitorId: string,
): Promise<MyVote[]> {
  const rows = await queries.query<{ id: string; jst_day: string; monster_id: string; voted_at: Date }>({
    name: "my-votes",
    text: `SELECT id, jst_day, monster_id, voted_at FROM votes WHERE poll_id = $1 AND visitor_id = $2
           ORDER BY jst_day DESC`,
    values: [pollId, visitorId],
  });
  return rows.map((row) => ({ id: row.id, jstDay: row.jst_day, monsterId: row.monster_id, votedAt: row.voted_at }));
}

/**
 * Takes a visitor's name off their votes. The votes stay counted; nobody can tell any more whose they were.
 * Belongs in the transaction that erases the visitor.
 */
export async function anonymizeVotes(queries: Pick<Queries, "query">, visitorId: string): Promise<void> {
  await queries.query({
    name: "anonymize-votes",
    // Each under a name of its own: two votes of one visitor cannot be told to belong together.
    text: "UPDATE votes SET visitor_id = gen_random_uuid(), key = gen_random_uuid(), face_type = NULL WHERE visitor_id = $1",
    values: [visitorId],
  });
}
