import type { Queries } from "../../platform/database.ts";
import type { Week } from "./weeks.ts";

/** Votes once a week for the word of the next; the first vote stays. @returns what is now in the box */
export async function voteForWord(
  queries: Queries,
  vote: { week: string; visitorId: string; sayingId: string; now: Date },
): Promise<string> {
  await queries.query({
    name: "lip-vote-word",
    text: `INSERT INTO word_ballots (week, visitor_id, saying_id, at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`,
    values: [vote.week, vote.visitorId, vote.sayingId, vote.now],
  });
  return (await getMyWordVote(queries, vote.visitorId, vote.week)) ?? vote.sayingId;
}

/** What the visitor voted for in that week. */
export async function getMyWordVote(queries: Queries, visitorId: string, week: string): Promise<string | null> {
  const [row] = await queries.query({
    name: "lip-own-vote",
    text: "SELECT saying_id FROM word_ballots WHERE visitor_id = $1 AND week = $2",
    values: [visitorId, week],
  });
  return row?.saying_id ?? null;
}

/** The word that a week's vote chose for the week after; null when nobody voted. Of equal ones the lower id. */
export async function getChosenWord(
  queries: Queries,
  { code }: Pick<Week, "code">,
): Promise<{
  sayingId: string;
  votes: number;
} | null> {
  const [row] = await queries.query({
    name: "lip-word-chosen",
    text: `SELECT saying_id, count(*) AS votes FROM word_ballots WHERE week = $1
           GROUP BY saying_id ORDER BY count(*) DESC, saying_id LIMIT 1`,
    values: [code],
  });
  return row ? { sayingId: row.saying_id, votes: Number(row.votes) } : null;
}
