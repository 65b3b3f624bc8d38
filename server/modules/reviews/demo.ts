import { dayMs } from "#contracts/jst-clock.ts";
import type { SampleContent } from "#contracts/review.ts";
import type { Database } from "../../platform/database.ts";
import { bumpPageVersion } from "../page-versions/page-versions.ts";
import { reviewsTag } from "./review-rows.ts";

/** A sample: a review that we wrote so that the list is not empty; it is marked as that wherever it is shown. */
export interface DemoReview {
  /** Below 10,000. */
  id: number;
  productId: string;
  alias: readonly [number, number];
  content: SampleContent;
  daysAgo: number;
}

/**
 * Puts up what is missing of the demonstration, and writes anew what was put up before with other words. Nobody has found
 * any of them helpful yet.
 * @returns how many were missing or had other words
 */
export async function seedDemoReviews(
  database: Pick<Database, "transaction">,
  demoReviews: readonly DemoReview[],
  now: Date,
): Promise<number> {
  return database.transaction(async (queries) => {
    const rows = await queries.query({
      name: "put-up-demonstration",
      text: `INSERT INTO reviews (id, product_id, alias_head, alias_tail, content, stars, source, face_type, skin, age, light,
               has_photo, state, version, is_shown, helpful, sent_at, published_at)
             SELECT id, product, head, tail, content, (content->>'stars')::smallint, content->>'source',
               content->>'faceType', content->>'skin', content->>'age', content->>'light', false, 'published', 1, true, 0, at, at
             FROM unnest($1::int[], $2::text[], $3::int[], $4::int[], $5::jsonb[], $6::timestamptz[])
               AS d (id, product, head, tail, content, at)
             ON CONFLICT (id) DO UPDATE SET content = EXCLUDED.content, stars = EXCLUDED.stars, source = EXCLUDED.source,
               face_type = EXCLUDED.face_type, skin = EXCLUDED.skin, age = EXCLUDED.age, light = EXCLUDED.light
             WHERE reviews.visitor_id IS NULL AND reviews.content <> EXCLUDED.content RETURNING id`,
      values: [
        demoReviews.map(({ id }) => id),
        demoReviews.map(({ productId }) => productId),
        demoReviews.map(({ alias }) => alias[0]),
        demoReviews.map(({ alias }) => alias[1]),
        demoReviews.map(({ content }) => JSON.stringify(content)),
        // A minute apart, so that two of one day have an order.
        demoReviews.map(({ daysAgo, id }) => new Date(now.getTime() - daysAgo * dayMs + (id % 600) * 60_000)),
      ],
    });
    if (rows.length > 0) await bumpPageVersion(queries, reviewsTag);
    return rows.length;
  });
}
