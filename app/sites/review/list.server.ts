import words from "#content/reviews/words.json";
import { shelfItemOf } from "#app/kits/shelf/product-pictures.server.ts";
import type { PageContext } from "#app/shell/page-context.server.ts";
import { seededRandom, seedFromText } from "#app/kits/basics/seeded-random.ts";
import { jstDay, nextJstMidnight } from "#contracts/jst-calendar.ts";
import type { Review } from "#contracts/review.ts";
import { readDemonstration } from "#server/modules/ranking/demonstration.ts";
import { rankingTag } from "#server/modules/ranking/roll-up.ts";
import { moderationCounts } from "#server/modules/reviews/moderation-counts.ts";
import { oppositePairs, readPairs, speakingPairs } from "#server/modules/reviews/opposites.ts";
import { countStars, type ReviewFilter, reviewPage } from "#server/modules/reviews/read-reviews.ts";
import { reviewsTag } from "#server/modules/reviews/review-rows.ts";
import { dialogueOf } from "./rules/dialogue.ts";
import { histogramOf } from "./rules/histogram.ts";
import type { ReviewQuery } from "./rules/review-query.ts";
import { cloudOf } from "./rules/word-cloud.ts";
import { voicesOf } from "./voices.server.ts";

/** So many voices, the newest, are looked through for their words. */
const readForWords = 400;
const shownPairs = 12;

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
  // `demo off` takes the voices of the house down.
  hints.tag(rankingTag);
  // Another pair speaks tonight.
  hints.validUntil(nextJstMidnight(now));
  const product = master.products.find(({ id }) => id === query.productId) ?? null;
  const { isOn: withDemo } = await readDemonstration(database);
  const filter = filterOf({ ...query, productId: product?.id ?? null }, withDemo);
  const scope = { productId: filter.productId, withDemo };
  const [voices, counts, hero, apart, newest, moderation] = await Promise.all([
    query.isApart ? { items: [], next: null } : reviewPage(database, filter, query),
    countStars(database, filter),
    loadHero(page, scope),
    query.isApart ? oppositePairs(database, { ...scope, limit: shownPairs }) : [],
    reviewPage(
      database,
      { ...filter, stars: null, source: null, faceType: null, skin: null, withPhoto: false },
      { sort: "new", after: null, size: readForWords },
    ),
    moderationCounts(database),
  ]);
  const items = voicesOf(voices.items, master);
  const pairs = apart.flatMap(({ high, low }) => {
    const [one, other] = voicesOf([high, low], master);
    return one && other ? [{ high: one, low: other }] : [];
  });
  return {
    query: { ...query, productId: product?.id ?? null },
    product: product && { ...shelfItemOf(product), number: product.number },
    hero,
    histogram: histogramOf(counts),
    items,
    next: voices.next,
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
export type VoicesPage = Awaited<ReturnType<typeof loadList>>;

/** Tonight's pair: five stars and two of one product, of one starting point where there are such. */
async function loadHero(
  { platform, master, now }: PageContext,
  scope: { productId: string | null; withDemo: boolean },
) {
  const found = await speakingPairs(platform.database, scope);
  const alike = found.filter(({ isSameType }) => isSameType);
  const from = alike.length > 0 ? alike : found;
  const at = Math.floor(seededRandom(seedFromText(`voices that disagree ${jstDay(now)}`))() * from.length);
  const chosen = from[at];
  const [pair] = chosen ? await readPairs(platform.database, [chosen]) : [];
  const [high, low] = pair ? voicesOf([pair.high, pair.low], master) : [];
  if (!high || !low) return null;
  return {
    productId: high.productId,
    productName: high.productName,
    hex: high.hex,
    high: speaker(high),
    low: speaker(low),
    lines: dialogueOf(high, low),
    isDemonstration: high.isDemonstration || low.isDemonstration,
  };
}

const speaker = ({ id, alias, stars, source, from, faceType }: Review) => ({
  ...{ id, alias, stars, source, from, faceType },
});
