import type { Queries } from "../../platform/database.ts";

/** How many found a review helpful, and whether this visitor did. */
export interface HelpfulCount {
  helpful: number;
  isHelpful: boolean;
}

/**
 * Notes that a review helped, or takes that back; twice counts once. Null when it cannot be read, or is one's own.
 * Belongs into a transaction; the visitor must have a row.
 */
export async function markHelpful(
  queries: Queries,
  { id, visitorId, isHelpful, now }: { id: number; visitorId: string; isHelpful: boolean; now: Date },
): Promise<HelpfulCount | null> {
  const [row] = await queries.query({
    name: isHelpful ? "mark-helpful" : "unmark-helpful",
    text: `WITH changed AS (${isHelpful ? markOnce : unmark})
           UPDATE reviews SET helpful = helpful ${isHelpful ? "+" : "-"} (SELECT count(*)::int FROM changed)
           WHERE id = $1 AND is_shown AND visitor_id IS DISTINCT FROM $2 RETURNING helpful`,
    values: isHelpful ? [id, visitorId, now] : [id, visitorId],
  });
  return row ? { helpful: row.helpful, isHelpful } : null;
}

const markOnce = `INSERT INTO review_helpful (review_id, visitor_id, at)
  SELECT id, $2, $3 FROM reviews WHERE id = $1 AND is_shown AND visitor_id IS DISTINCT FROM $2
  ON CONFLICT DO NOTHING RETURNING 1`;
const unmark = "DELETE FROM review_helpful WHERE review_id = $1 AND visitor_id = $2 RETURNING 1";

/** What a visitor found helpful, the last first, five hundred at most. Null (no cookie): nothing. */
export async function listMyHelpfulIds(queries: Queries, visitorId: string | null): Promise<number[]> {
  if (visitorId === null) return [];
  const rows = await queries.query({
    name: "helpful-of",
    text: "SELECT review_id FROM review_helpful WHERE visitor_id = $1 ORDER BY at DESC LIMIT 500",
    values: [visitorId],
  });
  return rows.map((row) => row.review_id);
}

/** Takes a visitor's thanks out of the numbers, before the rows go with the visitor. */
export async function withdrawHelpful(queries: Queries, visitorId: string): Promise<void> {
  await queries.query({
    text: "UPDATE reviews SET helpful = helpful - 1 WHERE id IN (SELECT review_id FROM review_helpful WHERE visitor_id = $1)",
    values: [visitorId],
  });
}

/** Where both of two visitors that become one were helped by a review, one of the two is taken back. */
export async function mergeHelpful(queries: Queries, { from, into }: { from: string; into: string }): Promise<void> {
  await queries.query({
    text: `UPDATE reviews SET helpful = helpful - 1 WHERE id IN (SELECT review_id FROM review_helpful
       WHERE visitor_id IN ($1, $2) GROUP BY review_id HAVING count(*) = 2)`,
    values: [into, from],
  });
}
