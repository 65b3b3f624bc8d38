import { type ReviewReason, reviewReasons } from "#contracts/review-limits.ts";
import type { Queries } from "../../platform/database.ts";

/** What operators decided, counted from the audit log: nothing is taken out of it when a review is deleted. */
export interface ModerationCounts {
  approved: number;
  returned: number;
  hidden: number;
  /** Returned and hidden, by reason; reasons that were never given are left out. */
  reasons: { reason: ReviewReason; count: number }[];
}

/** The numbers of moderation, of all time. */
export async function countModerations(queries: Queries): Promise<ModerationCounts> {
  const rows = await queries.query({
    name: "moderation-counts",
    text: `SELECT action, detail->>'reason' AS reason, count(*)::int AS n FROM audit_log
           WHERE action IN ('reviews.approve', 'reviews.refuse', 'reviews.hide') GROUP BY 1, 2`,
  });
  const sum = (fits: (row: (typeof rows)[number]) => boolean): number =>
    rows.filter(fits).reduce((all, { n }) => all + n, 0);
  return {
    approved: sum(({ action }) => action === "reviews.approve"),
    returned: sum(({ action }) => action === "reviews.refuse"),
    hidden: sum(({ action }) => action === "reviews.hide"),
    reasons: reviewReasons
      .map((reason) => ({ reason, count: sum((row) => row.reason === reason) }))
      .filter(({ count }) => count > 0),
  };
}
