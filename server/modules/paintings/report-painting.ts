import type { PaintingReportReason } from "#contracts/painting-limits.ts";
import type { Queries } from "../../platform/database.ts";

/** Notes what a visitor says of a painting that hangs or is shown by its link; said again, it is the same. False for all others. */
export async function reportPainting(
  queries: Queries,
  {
    paintingId,
    visitorId,
    reason,
    now,
  }: { paintingId: string; visitorId: string; reason: PaintingReportReason; now: Date },
): Promise<boolean> {
  const rows = await queries.query({
    name: "complain",
    text: `INSERT INTO painting_complaints (painting_id, visitor_id, reason, said_at)
           SELECT id, $2, $3, $4 FROM paintings WHERE id = $1 AND state IN ('approved', 'waiting')
           ON CONFLICT (painting_id, visitor_id) DO UPDATE SET reason = EXCLUDED.reason RETURNING painting_id`,
    values: [paintingId, visitorId, reason, now],
  });
  return rows.length === 1;
}
