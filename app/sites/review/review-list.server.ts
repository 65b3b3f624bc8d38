import words from "#content/reviews/words.json";
import { productListItemOf } from "#app/kits/product/product-pictures.server.ts";
import { finishLabel } from "#app/kits/product/product-labels.ts";
import type { PageContext } from "#app/kits/page/page-context.server.ts";
import { seededRandom, seedFromText } from "#app/kits/basics/seeded-random.ts";
import { finishes } from "#contracts/finishes.ts";
import { jstDay, nextJstMidnight } from "#contracts/jst-calendar.ts";
import type { Product } from "#contracts/product.ts";
import type { Review } from "#contracts/review.ts";
import { getDemoState } from "#server/modules/ranking/demo-state.ts";
import { rankingTag } from "#server/modules/ranking/roll-up.ts";
import { countModerations } from "#server/modules/reviews/moderation-counts.ts";
import { listOppositePairs, listPairs, listContrastingIds } from "#server/modules/reviews/opposite-reviews.ts";
import { countStars, type ReviewFilter, getReviewPage } from "#server/modules/reviews/review-queries.ts";
import { reviewsTag } from "#server/modules/reviews/review-rows.ts";
import type { Queries } from "#server/platform/database.ts";
import { dialogueOf } from "./rules/dialogue.ts";
import { histogramOf } from "./rules/histogram.ts";
import { plainReviewQuery, type ReviewQuery } from "./rules/review-query.ts";
import { cloudOf } from "./rules/word-cloud.ts";
import { toReviews } from "./review-views.server.ts";

/** So many reviews, the newest, are looked through for their words. */
const wordCloudReviewCount = 400;
const maxPairs = 12;

/** The filter of an address. A finish is that of a product, so it asks for those that have it. */
export function filterOf(
  query: ReviewQuery,
  { products, withDemo }: { products: readonly Pick<Product, "id" | "shade">[]; withDemo: boolean },
): ReviewFilter {
  const { productId, stars, source, faceType, skin, age, light, finish, withPhoto } = query;
  const productIds = finish && products.filter(({ shade }) => shade?.finish === finish).map(({ id }) => id);
  return { productId, productIds, stars, source, faceType, skin, age, light, withPhoto, withDemo };
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
  const filter = filterOf({ ...query, productId: product?.id ?? null }, { products: master.products, withDemo });
  const scope = { productId: filter.productId, withDemo };
  const [reviews, counts, hero, oppositeRows, newest, hasDemo, moderation] = await Promise.all([
    query.isOpposite ? { items: [], next: null } : getReviewPage(database, filter, query),
    countStars(database, filter),
    loadHero(page, scope),
    query.isOpposite ? listOppositePairs(database, { ...scope, limit: maxPairs }) : [],
    getReviewPage(
      database,
      filterOf({ ...plainReviewQuery, productId: filter.productId }, { products: master.products, withDemo: false }),
      { sort: "new", after: null, size: wordCloudReviewCount },
    ),
    withDemo && hasSamples(database, filter),
    countModerations(database),
  ]);
  const items = toReviews(reviews.items, master);
  const pairs = oppositeRows.flatMap(({ high, low }) => {
    const [first, second] = toReviews([high, low], master);
    return first && second ? [{ high: first, low: second }] : [];
  });
  return {
    query: { ...query, productId: product?.id ?? null },
    /** The words come with the page: their own script would weigh more. */
    finishes: finishes.map((finish) => ({ finish, label: finishLabel(finish) })),
    product: product && { ...productListItemOf(product), number: product.number },
    hero,
    histogram: histogramOf(counts),
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
    hasDemo,
  };
}
export type ReviewsPage = Awaited<ReturnType<typeof loadList>>;

/** Whether some of what the filter asks for are samples. */
async function hasSamples(database: Queries, filter: ReviewFilter): Promise<boolean> {
  if (filter.source !== null && filter.source !== "sample") return false;
  const found = await getReviewPage(database, { ...filter, source: "sample" }, { sort: "new", after: null, size: 1 });
  return found.items.length > 0;
}

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
