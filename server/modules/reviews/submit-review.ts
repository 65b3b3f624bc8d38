import type { ReviewContent } from "#contracts/review.ts";
import { firstWrittenReview } from "#contracts/review-limits.ts";
import type { Queries } from "../../platform/database.ts";
import type { Random } from "../../platform/random.ts";
import { lockVisitor } from "../visitors/lock-visitor.ts";
import { reviewColumns, type ReviewRow } from "./review-rows.ts";
import { completeContent, type StoredReviewContent } from "./stored-content.ts";

/** A review that its writer wants to be read. */
export interface SubmittedContent {
  visitorId: string;
  productId: string;
  content: ReviewContent;
  /** How many first and second halves of names there are. */
  names: { heads: number; tails: number };
  random: Pick<Random, "int">;
  now: Date;
}

export type SubmitResult =
  | { outcome: "sent" | "same"; id: number }
  /** A photo that is not there, not one's own, or in another review. */
  | { outcome: "photos" };

/**
 * Puts a review before the operators. A product has one review of a visitor: sent again it is the next version of the
 * same, and the version that is read by everybody stays until the new one was looked at. Belongs into the transaction of
 * the write; the visitor must have a row.
 */
export async function submitReview(queries: Queries, submitted: SubmittedContent): Promise<SubmitResult> {
  const { visitorId, productId, content, now } = submitted;
  // Two tabs of one visitor wait for each other.
  await lockVisitor(queries, visitorId);
  const writersReviews = await queries.query({
    name: "reviews-of-writer",
    text: `SELECT ${reviewColumns} FROM reviews WHERE visitor_id = $1 ORDER BY product_id = $2 DESC, id LIMIT 2`,
    values: [visitorId, productId],
  });
  const before = writersReviews.find((row) => row.product_id === productId);
  if (before?.state === "waiting" || before?.state === "published") {
    const [last] = await queries.query({
      name: "last-version",
      text: "SELECT content FROM review_versions WHERE review_id = $1 AND number = $2",
      values: [before.id, before.version],
    });
    if (last && isSame(last.content, content)) return { outcome: "same", id: before.id };
  }
  const id = before?.id ?? (await nextNumber(queries));
  if (before) await addVersion(queries, id, before.version + 1, submitted);
  else await addReview(queries, id, writersReviews[0] ?? null, submitted);
  if (!(await attachPhotos(queries, id, submitted))) return { outcome: "photos" };
  await queries.query({
    name: "add-version",
    text: `INSERT INTO review_versions (review_id, number, content, state, sent_at) VALUES ($1, $2, $3, 'waiting', $4)`,
    values: [id, (before?.version ?? 0) + 1, JSON.stringify(content), now],
  });
  return { outcome: "sent", id };
}

/** Takes one's own review away with everything that belongs to it. False when it was not there. */
export async function deleteReview(queries: Queries, visitorId: string, id: number): Promise<boolean> {
  const rows = await queries.query({
    name: "delete-review",
    text: "DELETE FROM reviews WHERE visitor_id = $1 AND id = $2 RETURNING id",
    values: [visitorId, id],
  });
  return rows.length === 1;
}

async function nextNumber(queries: Queries): Promise<number> {
  const [row] = await queries.query({
    name: "next-review-number",
    text: `INSERT INTO review_numbers AS n (id, last) VALUES ('reviews', $1)
           ON CONFLICT (id) DO UPDATE SET last = n.last + 1 RETURNING last`,
    values: [firstWrittenReview],
  });
  if (!row) throw new Error("no number was given");
  return row.last;
}

/** A writer is called the same under every review. */
async function addReview(
  queries: Queries,
  id: number,
  other: ReviewRow | null,
  submitted: SubmittedContent,
): Promise<void> {
  const { visitorId, productId, content, names, random, now } = submitted;
  await queries.query({
    name: "add-review",
    text: `INSERT INTO reviews (id, visitor_id, product_id, alias_head, alias_tail, content, stars, source, face_type,
             skin, has_photo, state, version, is_shown, helpful, sent_at, age, light)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 'waiting', 1, false, 0, $12, $13, $14)`,
    values: [
      id,
      visitorId,
      productId,
      other?.alias_head ?? random.int(names.heads),
      other?.alias_tail ?? random.int(names.tails),
      JSON.stringify(content),
      content.stars,
      content.source,
      content.faceType,
      content.skin,
      content.photoIds.length > 0,
      now,
      content.age,
      content.light,
    ],
  });
}

async function addVersion(queries: Queries, id: number, number: number, { now }: SubmittedContent): Promise<void> {
  await queries.query({
    name: "replace-waiting",
    text: "UPDATE review_versions SET state = 'replaced' WHERE review_id = $1 AND state = 'waiting'",
    values: [id],
  });
  await queries.query({
    name: "wait-again",
    text: "UPDATE reviews SET state = 'waiting', reason = NULL, version = $2, sent_at = $3 WHERE id = $1",
    values: [id, number, now],
  });
}

/** Loose photos of the writer and those the review has already; false when another is among them. */
async function attachPhotos(queries: Queries, id: number, { visitorId, content }: SubmittedContent): Promise<boolean> {
  if (content.photoIds.length === 0) return true;
  const rows = await queries.query({
    name: "take-photos",
    text: `UPDATE review_photos SET review_id = $1
           WHERE id = ANY($2::uuid[]) AND visitor_id = $3 AND (review_id IS NULL OR review_id = $1) RETURNING id`,
    values: [id, content.photoIds, visitorId],
  });
  return rows.length === content.photoIds.length;
}

// jsonb keeps no order of keys.
const isSame = (one: StoredReviewContent, other: StoredReviewContent): boolean =>
  canonicalJson(one) === canonicalJson(other);
const canonicalJson = (content: StoredReviewContent): string =>
  JSON.stringify(Object.entries(completeContent(content)).toSorted(([a], [b]) => (a < b ? -1 : 1)));
