import words from "#content/reviews/words.json";
import { productListItemOf } from "#app/kits/product/product-pictures.server.ts";
import type { PageContext } from "#app/kits/page/page-context.server.ts";
import { seededRandom, seedFromText } from "#app/kits/basics/seeded-random.ts";
import { jstDay, nextJstMidnight } from "#contracts/jst-calendar.ts";
import type { Review } from "#contracts/review.ts";
import { getDemoState } from "#server/modules/ranking/demo-state.ts";
import { rankingTag } from "#server/modules/ranking/roll-up.ts";
import { countModerations } from "#server/modules/reviews/moderation-counts.ts";
import { listOppositePairs, listPairs, listContrastingIds } from "#server/modules/reviews/opposite-reviews.ts";
import {
  countStars,
  countStarsForMean,
  type ReviewFilter,
  getReviewPage,
} from "#server/modules/reviews/review-queries.ts";
import { reviewsTag } from "#server/modules/reviews/review-rows.ts";
import { dialogueOf } from "./rules/dialogue.ts";
import { histogramOf } from "./rules/histogram.ts";
import type { ReviewQuery } from "./rules/review-query.ts";
import { cloudOf } from "./rules/word-cloud.ts";
import { toReviews } from "./review-views.server.ts";

/** So many reviews, the newest, are looked through for their words. */
const wordCloudReviewCount = 400;
const maxPairs = 12;

/** The filter of an address. */
export function filterOf(query: ReviewQuery, withDemo: boolean): ReviewFilter {
  const { productId, stars, source, faceType, skin, withPhoto } = query;
  return { productId, stars, source, faceType, skin, withPhoto, withDemo };
}

/** What stands at an address of the list. */
export async function loadList(page: PageContext, query: ReviewQuery) {
  const { master, platform, hints, now } = page;
  const { database } = platform;
  hints.tag(reviewsTag);
  // `demo off` takes the demo reviews down.
  hints.tag(rankingTag);
  // Another pair is shown every day.
  hints.validUntil(nextJstMidnight(now));
  const product = master.products.find(({ id }) => id === query.productId) ?? null;
  const { isOn: withDemo } = await getDemoState(database);
  const filter = filterOf({ ...query, productId: product?.id ?? null }, withDemo);
  const scope = { productId: filter.productId, withDemo };
  const [reviews, counts, countsForMean, hero, oppositeRows, newest, moderation] = await Promise.all([
    query.isOpposite ? { items: [], next: null } : getReviewPage(database, filter, query),
    countStars(database, filter),
    countStarsForMean(database, filter),
    loadHero(page, scope),
    query.isOpposite ? listOppositePairs(database, { ...scope, limit: maxPairs }) : [],
    getReviewPage(
      database,
      { ...filter, stars: null, source: null, faceType: null, skin: null, withPhoto: false },
      { sort: "new", after: null, size: wordCloudReviewCount },
    ),
    countModerations(database),
  ]);
  const items = toReviews(reviews.items, master);
  const pairs = oppositeRows.flatMap(({ high, low }) => {
    const [first, second] = toReviews([high, low], master);
    return first && second ? [{ high: first, low: second }] : [];
  });
  return {
    query: { ...query, productId: product?.id ?? null },
    product: product && { ...productListItemOf(product), number: product.number },
    hero,
    histogram: histogramOf(counts, countsForMean),
    items,
    next: reviews.next,
    pairs,
    clouds: {
      n: newest.items.length,
      good: cloudOf(
        newest.items.map(({ content }) => content.good),
        words.good,
      ),
      notGood: cloudOf(
        newest.items.map(({ content }) => content.notGood),
        words.notGood,
      ),
    },
    moderation,
    hasDemo: [...newest.items].some((row) => row.is_demo),
  };
}
export type ReviewsPage = Awaited<ReturnType<typeof loadList>>;

/** Today's pair: five stars and two of one product, of one starting point where there are such. */
async function loadHero(
  { platform, master, now }: PageContext,
  scope: { productId: string | null; withDemo: boolean },
) {
  const found = await listContrastingIds(platform.database, scope);
  const sameTypeRow = found.filter(({ isSameType }) => isSameType);
  const from = sameTypeRow.length > 0 ? sameTypeRow : found;
  const at = Math.floor(seededRandom(seedFromText(`voices that disagree ${jstDay(now)}`))() * from.length);
  const chosen = from[at];
  const [pair] = chosen ? await listPairs(platform.database, [chosen]) : [];
  const [high, low] = pair ? toReviews([pair.high, pair.low], master) : [];
  if (!high || !low) return null;
  return {
    productId: high.productId,
    productName: high.productName,
    hex: high.hex,
    high: toSpeaker(high),
    low: toSpeaker(low),
    lines: dialogueOf(high, low),
    isDemonstration: high.isDemonstration || low.isDemonstration,
  };
}

const toSpeaker = ({ id, alias, stars, source, from, faceType, isDemonstration }: Review) => ({
  ...{ id, alias, stars, source, from, faceType, isDemonstration },
});
