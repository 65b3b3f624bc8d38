import type { MyReviewRecord, ReviewContent } from "#contracts/review.ts";
import type { ReviewReason, ReviewState } from "#contracts/review-limits.ts";

/** Pages that show reviews carry this tag. */
export const reviewsTag = "reviews";

/** A row of the table, as queries give it. */
export interface ReviewRow {
  id: number;
  product_id: string;
  alias_head: number;
  alias_tail: number;
  content: ReviewContent;
  state: ReviewState;
  reason: ReviewReason | null;
  version: number;
  is_shown: boolean;
  is_demo: boolean;
  helpful: number;
  sent_at: Date;
  published_at: Date | null;
  changed_at: Date | null;
}

/** Its columns, for a SELECT or a RETURNING of `reviews` under its own name. */
export const reviewColumns = `reviews.id, reviews.product_id, reviews.alias_head, reviews.alias_tail, reviews.content,
  reviews.state, reviews.reason, reviews.version, reviews.is_shown, reviews.visitor_id IS NULL AS is_demo,
  reviews.helpful, reviews.sent_at, reviews.published_at, reviews.changed_at`;

/** A version of a review. */
export interface VersionRow {
  review_id: number;
  number: number;
  content: ReviewContent;
  state: MyReviewRecord["versions"][number]["state"];
  reason: ReviewReason | null;
  sent_at: Date;
}
