import { faceTypeCodes } from "#contracts/hack-choices.ts";
import type { ReviewReason } from "#contracts/review-limits.ts";
import type { Queries } from "../../platform/database.ts";
import { appendAudit } from "../audit/audit-log.ts";
import { bumpPageVersion } from "../page-versions/page-versions.ts";
import type { FaceType } from "../ranking/interest.ts";
import { recordInterest } from "../ranking/record-interest.ts";
import { reviewColumns, type ReviewRow, reviewsTag } from "./review-rows.ts";

/** What an operator decides. The reason of the last two is read by the writer, and counted for everybody. */
export type Decision = { verb: "approve" } | { verb: "refuse" | "hide"; reason: ReviewReason };

/** `unknown`: there is none. `unfit`: it is in a state of which this cannot be said. */
export type DecisionResult =
  | { outcome: "done"; review: ReviewRow }
  | { outcome: "unknown" }
  | { outcome: "unfit"; state: string; isShown: boolean };

/**
 * Carries out a decision, writes its line into the audit log, and has every process drop the pages. Needs a transaction.
 * `approve` shows the newest version (also one that was hidden), `refuse` gives it back while an older one stays,
 * `hide` takes down what is shown.
 */
export async function decide(
  queries: Queries,
  { id, decision, now }: { id: number; decision: Decision; now: Date },
): Promise<DecisionResult> {
  const [before] = await queries.query({
    text: `SELECT ${reviewColumns}, reviews.visitor_id FROM reviews WHERE id = $1 FOR UPDATE`,
    values: [id],
  });
  if (!before) return { outcome: "unknown" };
  if (!isAllowed(before, decision)) return { outcome: "unfit", state: before.state, isShown: before.is_shown };
  const review = await applyDecision(queries, before, decision, now);
  const reason = decision.verb === "approve" ? null : decision.reason;
  await queries.query({
    text: "UPDATE review_versions SET state = $3, reason = $4, decided_at = $5 WHERE review_id = $1 AND number = $2",
    values: [id, before.version, review.state, reason, now],
  });
  await appendAudit(queries, {
    at: now,
    action: `reviews.${decision.verb}`,
    subject: String(id),
    detail: { was: before.state, version: before.version, ...(reason !== null && { reason }) },
  });
  if (decision.verb === "approve" && before.visitor_id !== null && before.published_at === null)
    await recordInterest(queries, {
      ...{ visitorId: before.visitor_id, kind: "review", productId: before.product_id, at: now },
      ...(review.content.faceType && { faceType: faceTypeCodes.indexOf(review.content.faceType) as FaceType }),
    });
  await bumpPageVersion(queries, reviewsTag);
  return { outcome: "done", review };
}

function isAllowed({ state, is_shown }: ReviewRow, { verb }: Decision): boolean {
  if (verb === "approve") return state === "waiting" || state === "hidden";
  return verb === "refuse" ? state === "waiting" : is_shown;
}

async function applyDecision(queries: Queries, before: ReviewRow, decision: Decision, now: Date): Promise<ReviewRow> {
  const [review] =
    decision.verb === "approve" && before.is_demo
      ? // A sample of ours has no versions: it is shown again as it was.
        await queries.query({
          text: `UPDATE reviews SET state = 'published', reason = NULL, is_shown = true WHERE id = $1 RETURNING ${reviewColumns}`,
          values: [before.id],
        })
      : decision.verb === "approve"
        ? await queries.query({
            text: `WITH old AS (
                   UPDATE review_versions SET state = 'replaced' WHERE review_id = $1 AND number < $2 AND state = 'published'
                 )
                 UPDATE reviews SET state = 'published', reason = NULL, is_shown = true, content = v.content,
                   stars = (v.content->>'stars')::smallint, source = v.content->>'source',
                   face_type = v.content->>'faceType', skin = v.content->>'skin', age = v.content->>'age',
                   light = v.content->>'light',
                   has_photo = jsonb_array_length(v.content->'photoIds') > 0,
                   published_at = coalesce(reviews.published_at, $3),
                   changed_at = CASE WHEN reviews.published_at IS NULL OR reviews.state = 'hidden'
                     THEN reviews.changed_at ELSE $3 END
                 FROM review_versions v WHERE reviews.id = $1 AND v.review_id = $1 AND v.number = $2
                 RETURNING ${reviewColumns}`,
            values: [before.id, before.version, now],
          })
        : await queries.query({
            text: `UPDATE reviews SET state = $2, reason = $3, is_shown = $4 WHERE id = $1 RETURNING ${reviewColumns}`,
            values: [
              before.id,
              decision.verb === "refuse" ? "returned" : "hidden",
              decision.reason,
              decision.verb === "refuse" && before.is_shown,
            ],
          });
  if (!review) throw new Error(`review ${before.id} was lost while it was decided`);
  return review;
}
