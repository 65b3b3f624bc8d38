import * as v from "valibot";
import type { MasterData } from "#contracts/master-data.ts";
import type { MyReviewRecord, Review } from "#contracts/review.ts";
import type { MyReviewRow } from "#server/modules/reviews/my-reviews.ts";
import type { VisibleReviewRow } from "#server/modules/reviews/review-rows.ts";
import { completeContent } from "#server/modules/reviews/stored-content.ts";
import { aliasOf } from "./aliases.server.ts";

/** Reviews as everybody sees them; one whose product is nowhere in the catalogue any more has no place to stand. */
export function toReviews(rows: readonly VisibleReviewRow[], { products }: Pick<MasterData, "products">): Review[] {
  const byId = new Map(products.map((product) => [product.id, product]));
  return rows.flatMap((row): Review[] => {
    const product = byId.get(row.product_id);
    if (!product) return [];
    return [
      {
        ...completeContent(row.content),
        // Nobody came by what a sample is about, whatever the version before wrote into its row.
        ...(row.is_demo && { source: "sample", from: null }),
        id: row.id,
        productId: product.id,
        productName: product.names.ja,
        hex: product.shade?.hex ?? null,
        alias: aliasOf(row.alias_head, row.alias_tail),
        helpful: row.helpful,
        isDemonstration: row.is_demo,
        publishedAt: row.published_at.toISOString(),
        changedAt: row.changed_at?.toISOString() ?? null,
      },
    ];
  });
}

/** An own review with its name. */
export function toMyReview({ aliasHead, aliasTail, ...ownRow }: MyReviewRow): MyReviewRecord {
  return { ...ownRow, alias: aliasOf(aliasHead, aliasTail) };
}

/** A sample, as it stands in content/reviews/voices.json. */
export const demoReviewSchema = v.strictObject({
  id: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9_999)),
  productId: v.string(),
  stars: v.number(),
  source: v.literal("sample"),
  alias: v.tuple([v.number(), v.number()]),
  faceType: v.nullable(v.string()),
  skin: v.nullable(v.string()),
  age: v.nullable(v.string()),
  light: v.nullable(v.string()),
  good: v.string(),
  notGood: v.string(),
  daysAgo: v.pipe(v.number(), v.integer(), v.minValue(0)),
  followUp: v.optional(v.string()),
});
