import * as v from "valibot";
import type { MasterData } from "#contracts/master-data.ts";
import type { OwnReview, Review } from "#contracts/review.ts";
import type { OwnRow } from "#server/modules/reviews/own-reviews.ts";
import type { ShownRow } from "#server/modules/reviews/read-reviews.ts";
import { aliasOf } from "./names.server.ts";

/** Reviews as everybody sees them; one whose product is nowhere in the catalogue any more has no place to stand. */
export function voicesOf(rows: readonly ShownRow[], { products }: Pick<MasterData, "products">): Review[] {
  const byId = new Map(products.map((product) => [product.id, product]));
  return rows.flatMap((row): Review[] => {
    const product = byId.get(row.product_id);
    if (!product) return [];
    const { content } = row;
    return [
      {
        ...content,
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
export function ownVoice({ aliasHead, aliasTail, ...own }: OwnRow): OwnReview {
  return { ...own, alias: aliasOf(aliasHead, aliasTail) };
}

/** A voice of the demonstration, as it stands in content/reviews/voices.json. */
export const writtenVoiceSchema = v.strictObject({
  id: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9_999)),
  productId: v.string(),
  stars: v.number(),
  source: v.strictObject({ kind: v.string(), from: v.optional(v.string()) }),
  alias: v.tuple([v.number(), v.number()]),
  faceType: v.nullable(v.string()),
  skin: v.nullable(v.string()),
  good: v.string(),
  notGood: v.string(),
  daysAgo: v.pipe(v.number(), v.integer(), v.minValue(0)),
  followUp: v.optional(v.string()),
});
