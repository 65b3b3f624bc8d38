import type { RowOf } from "../../platform/statement-types.ts";

/** Pages that show reviews carry this tag. */
export const reviewsTag = "reviews";

/** What is read of a review. */
export type ReviewRow = RowOf<`SELECT ${typeof reviewColumns} FROM reviews`>;

const ownColumns = `reviews.id, reviews.product_id, reviews.alias_head, reviews.alias_tail, reviews.content,
  reviews.state, reviews.reason, reviews.version, reviews.is_shown, reviews.visitor_id IS NULL AS is_demo,
  reviews.helpful, reviews.sent_at, reviews.changed_at`;

/** Its columns, for a SELECT or a RETURNING of `reviews` under its own name. */
export const reviewColumns = `${ownColumns}, reviews.published_at`;

/** A review that can be read by everybody. */
export type VisibleReviewRow = RowOf<`SELECT ${typeof visibleReviewColumns} FROM reviews`>;

/** Its columns, where `is_shown` is among the conditions. */
export const visibleReviewColumns = `${ownColumns}, reviews.published_at /* never null */`;

/** A version of a review. */
export type VersionRow = RowOf<`SELECT ${typeof versionColumns} FROM review_versions`>;

/** Its columns. */
export const versionColumns = "review_id, number, content, state, reason, sent_at";
