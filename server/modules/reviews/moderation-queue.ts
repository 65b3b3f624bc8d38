import type { Queries } from "../../platform/database.ts";
import type { RowOf } from "../../platform/statement-types.ts";
import type { Tables } from "../../schema/tables.ts";
import { reviewColumns, type ReviewRow, versionColumns, type VersionRow } from "./review-rows.ts";

/** What an operator sees of a review; `newest` is what is to be decided of, `content` what is shown. */
export type ModerationRow = RowOf<`SELECT ${typeof moderationColumns} FROM reviews`>;

const moderationColumns = `${reviewColumns},
  (SELECT count(*)::int FROM review_reports c WHERE c.review_id = reviews.id) AS reports,
  coalesce((SELECT content FROM review_versions v WHERE v.review_id = reviews.id AND v.number = reviews.version),
    reviews.content) AS newest /* reviews.content */`;

/** What operators have to moderate: `waiting`, the oldest first, or `reported`: what is shown and was reported. */
export async function listReviewsToModerate(
  queries: Queries,
  queue: "waiting" | "reported",
  limit = 100,
): Promise<ModerationRow[]> {
  return queries.query({
    text:
      queue === "waiting"
        ? `SELECT ${moderationColumns} FROM reviews WHERE state = 'waiting' ORDER BY sent_at, id LIMIT $1`
        : `SELECT * FROM (SELECT ${moderationColumns} FROM reviews WHERE is_shown) AS shown
           WHERE reports > 0 ORDER BY reports DESC, id LIMIT $1`,
    values: [limit],
  });
}

/** One review in whichever state, with its versions, what readers said and what was decided; null when there is none. */
export async function getReviewToModerate(
  queries: Queries,
  id: number,
): Promise<{
  review: ModerationRow;
  versions: VersionRow[];
  reportCounts: string[];
  decisions: Pick<Tables["audit_log"], "at" | "action" | "detail">[];
} | null> {
  const [review] = await queries.query({
    text: `SELECT ${moderationColumns} FROM reviews WHERE id = $1`,
    values: [id],
  });
  if (!review) return null;
  const versions = await queries.query({
    text: `SELECT ${versionColumns} FROM review_versions WHERE review_id = $1 ORDER BY number`,
    values: [id],
  });
  const reportCounts = await queries.query({
    text: "SELECT reason, count(*)::int AS n FROM review_reports WHERE review_id = $1 GROUP BY reason ORDER BY n DESC, reason",
    values: [id],
  });
  const decisions = await queries.query({
    text: "SELECT at, action, detail FROM audit_log WHERE subject = $1 AND action LIKE 'reviews.%' ORDER BY number",
    values: [String(id)],
  });
  return { review, versions, reportCounts: reportCounts.map(({ reason, n }) => `${reason} ${n}`), decisions };
}

/** Every review of visitors, for a table outside; never whose it is. */
export async function listReviewsForExport(queries: Queries): Promise<ReviewRow[]> {
  return queries.query({
    text: `SELECT ${reviewColumns} FROM reviews WHERE visitor_id IS NOT NULL ORDER BY id`,
  });
}
