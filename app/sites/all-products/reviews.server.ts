import type { PageContext } from "#app/kits/page/page-context.server.ts";
import type { Queries } from "#server/platform/database.ts";
import { isDatabaseUnavailable } from "#server/platform/database-unavailable.ts";
import { getDemoState } from "#server/modules/ranking/demo-state.ts";
import { rankingTag } from "#server/modules/ranking/roll-up.ts";
import { pickExcerpt } from "#server/modules/reviews/excerpts.ts";
import { listContrastingIds, listPairs } from "#server/modules/reviews/opposite-reviews.ts";
import { countStars, type ReviewFilter, getReviewPage } from "#server/modules/reviews/review-queries.ts";
import { reviewsTag, type VisibleReviewRow } from "#server/modules/reviews/review-rows.ts";
import { splitOf } from "./rules/star-split.ts";

/** A review is quoted where its first sentence is no longer. */
const maxLetters = 40;

/**
 * What others say of a product: how their stars are split, and two who say the opposite, or else the newest. Samples are
 * quoted as samples and never counted. Null while the database is away.
 */
export async function loadReviews(productId: string, { platform: { database }, hints }: PageContext) {
  hints.tag(reviewsTag);
  // `demo off` takes our demo reviews down.
  hints.tag(rankingTag);
  try {
    const { isOn: withDemo } = await getDemoState(database);
    const all = { stars: null, source: null, faceType: null, skin: null, age: null, light: null } as const;
    const filter: ReviewFilter = { ...all, productId, productIds: null, withPhoto: false, withDemo };
    const [counts, quoted] = await Promise.all([countStars(database, filter), rowsToQuote(database, filter)]);
    return { ...splitOf(counts), quotes: quoted.flatMap(quoteOf) };
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    return null;
  }
}

/** What the section of reviews is drawn from. */
export type ProductReviews = NonNullable<Awaited<ReturnType<typeof loadReviews>>>;

async function rowsToQuote(database: Queries, filter: ReviewFilter): Promise<VisibleReviewRow[]> {
  const { productId, withDemo } = filter;
  const [pair] = await listPairs(database, (await listContrastingIds(database, { productId, withDemo })).slice(0, 1));
  if (pair) return [pair.high, pair.low];
  return (await getReviewPage(database, filter, { sort: "new", after: null, size: 1 })).items;
}

function quoteOf(row: VisibleReviewRow) {
  const line = pickExcerpt(row, maxLetters);
  if (line === null) return [];
  return [{ id: row.id, line, stars: row.content.stars, path: `/review/${row.id}`, isSample: row.is_demo }];
}
