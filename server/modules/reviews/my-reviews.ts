import type { MyReviewRecord } from "#contracts/review.ts";
import type { Queries } from "../../platform/database.ts";
import { reviewColumns, versionColumns } from "./review-rows.ts";
import { completeContent } from "./stored-content.ts";

const maxShown = 100;

/** An own review without its name: the site knows the words of `aliasHead` and `aliasTail`. */
export type MyReviewRow = Omit<MyReviewRecord, "alias"> & { aliasHead: number; aliasTail: number };

/** What the visitor wrote, the newest first, with every version of it. Null (no cookie): nothing. */
export async function listMyReviews(queries: Queries, visitorId: string | null): Promise<MyReviewRow[]> {
  if (visitorId === null) return [];
  const rows = await queries.query({
    name: "own-reviews",
    text: `SELECT ${reviewColumns} FROM reviews WHERE visitor_id = $1 ORDER BY sent_at DESC, id DESC LIMIT ${maxShown}`,
    values: [visitorId],
  });
  const versions = await queries.query({
    name: "own-review-versions",
    text: `SELECT ${versionColumns} FROM review_versions
           WHERE review_id = ANY($1::int[]) ORDER BY number DESC`,
    values: [rows.map(({ id }) => id)],
  });
  return rows.map((row) => ({
    id: row.id,
    productId: row.product_id,
    ...{ aliasHead: row.alias_head, aliasTail: row.alias_tail },
    state: row.state,
    reason: row.reason,
    isShown: row.is_shown,
    publishedAt: row.published_at?.toISOString() ?? null,
    helpful: row.helpful,
    versions: versions
      .filter(({ review_id }) => review_id === row.id)
      .map(({ number, state, reason, sent_at, content }) => ({
        ...{ number, state, reason, content: completeContent(content) },
        sentAt: sent_at.toISOString(),
      })),
  }));
}
