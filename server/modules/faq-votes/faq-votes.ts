import type { Queries } from "../../platform/database.ts";

/** What a visitor thinks of one answer. */
export interface FaqVote {
  entryId: string;
  isHelpful: boolean;
}

/**
 * Stores the visitor's vote on an answer; a later one takes the place of the earlier. The visitor must have a row.
 * @returns how many visitors found the answer helpful, this one included
 */
export async function castFaqVote(
  queries: Queries,
  { visitorId, entryId, isHelpful, now }: FaqVote & { visitorId: string; now: Date },
): Promise<number> {
  await queries.query({
    name: "cast-faq-vote",
    text: `INSERT INTO faq_votes (visitor_id, entry_id, is_helpful, voted_at) VALUES ($1, $2, $3, $4)
           ON CONFLICT (visitor_id, entry_id) DO UPDATE SET is_helpful = excluded.is_helpful, voted_at = excluded.voted_at`,
    values: [visitorId, entryId, isHelpful, now],
  });
  const [row] = await queries.query({
    name: "count-helpful",
    text: "SELECT count(*) AS count FROM faq_votes WHERE entry_id = $1 AND is_helpful",
    values: [entryId],
  });
  return row?.count ?? 0;
}

/** The votes of one visitor. Null (no cookie): none. */
export async function listMyFaqVotes(queries: Queries, visitorId: string | null): Promise<FaqVote[]> {
  if (visitorId === null) return [];
  const rows = await queries.query({
    name: "faq-votes-of",
    text: "SELECT entry_id, is_helpful FROM faq_votes WHERE visitor_id = $1 ORDER BY entry_id",
    values: [visitorId],
  });
  return rows.map((row) => ({ entryId: row.entry_id, isHelpful: row.is_helpful }));
}
