import type { ReviewReport } from "#contracts/review-limits.ts";
import type { Queries } from "../../platform/database.ts";

/** Notes what a reader says of a review, a sample of ours too; said again, the last word counts. False when it cannot be read. */
export async function reportReview(
  queries: Queries,
  { id, visitorId, reason, now }: { id: number; visitorId: string; reason: ReviewReport; now: Date },
): Promise<boolean> {
  const rows = await queries.query({
    name: "report-review",
    text: `INSERT INTO review_reports (review_id, visitor_id, reason, at)
           SELECT id, $2, $3, $4 FROM reviews WHERE id = $1 AND is_shown
           ON CONFLICT (review_id, visitor_id) DO UPDATE SET reason = EXCLUDED.reason, at = EXCLUDED.at RETURNING review_id`,
    values: [id, visitorId, reason, now],
  });
  return rows.length === 1;
}
