import type { TipFeedback } from "#contracts/search.ts";
import type { Queries } from "../../platform/database.ts";

/**
 * Stores whether a tip helped the visitor; a later answer takes the place of the earlier. The visitor must have a row.
 * @returns how many visitors it helped, this one included
 */
export async function saveTipFeedback(
  queries: Queries,
  { visitorId, tipId, isHelpful, reason, now }: TipFeedback & { visitorId: string; now: Date },
): Promise<number> {
  await queries.query({
    name: "store-tip-feedback",
    text: `INSERT INTO tip_feedback (visitor_id, tip_id, is_helpful, reason, at) VALUES ($1, $2, $3, $4, $5)
           ON CONFLICT (visitor_id, tip_id)
           DO UPDATE SET is_helpful = excluded.is_helpful, reason = excluded.reason, at = excluded.at`,
    values: [visitorId, tipId, isHelpful, reason ?? null, now],
  });
  const [row] = await queries.query({
    name: "count-tip-helped",
    text: "SELECT count(*)::int AS count FROM tip_feedback WHERE tip_id = $1 AND is_helpful",
    values: [tipId],
  });
  return row?.count ?? 0;
}
