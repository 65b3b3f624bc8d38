import { similarityOf, shadeDifference } from "#app/kits/basics/shade-similarity.ts";
import type { PageContext } from "#app/kits/page/page-context.server.ts";
import type { MakeupPart } from "#contracts/makeup-choices.ts";
import type { Product } from "#contracts/product.ts";
import { getDemoState } from "#server/modules/ranking/demo-state.ts";
import { rankingTag } from "#server/modules/ranking/roll-up.ts";
import {
  countStars,
  countStarsForMean,
  type ReviewFilter,
  getReviewPage,
} from "#server/modules/reviews/review-queries.ts";
import { reviewsTag } from "#server/modules/reviews/review-rows.ts";
import { pickExcerpt } from "#server/modules/reviews/excerpts.ts";
import { isDatabaseUnavailable } from "#server/platform/database-unavailable.ts";

/** So many ways of a kind are named. */
const maxLinks = 3;
/** A review is quoted where its first sentence is no longer. */
const maxLetters = 30;

/** Where else in the hub a product is found: reviews of it, the seconds of videos it is seen in, and recipes with it. */
export async function loadRelated(product: Product, page: PageContext) {
  return {
    reviews: await getReviewSummary(product, page),
    videos: videosOf(product, page),
    recipes: recipesOf(product, page),
  };
}

/** How many reviews there are, the mean of those that make one up, and the newest; null while the database is away. */
async function getReviewSummary({ id }: Product, { platform, hints }: PageContext) {
  hints.tag(reviewsTag);
  // `demo off` takes our demo reviews down.
  hints.tag(rankingTag);
  try {
    const { isOn: withDemo } = await getDemoState(platform.database);
    const all = { stars: null, source: null, faceType: null, skin: null, withPhoto: false } as const;
    const filter: ReviewFilter = { ...all, productId: id, withDemo };
    const [stars, starsForMean, { items }] = await Promise.all([
      countStars(platform.database, filter),
      countStarsForMean(platform.database, filter),
      getReviewPage(platform.database, filter, { sort: "new", after: null, size: 1 }),
    ]);
    const newest = items[0];
    const line = newest && pickExcerpt(newest, maxLetters);
    return {
      count: stars.reduce((sum, n) => sum + n, 0),
      mean: formatMeanStars(starsForMean),
      newest: line ? { line, path: `/review/${newest?.id}`, isDemo: newest?.is_demo ?? false } : null,
    };
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    return null;
  }
}

/** The mean of counts of one to five stars, to one place; null without any. */
function formatMeanStars(counts: readonly number[]): string | null {
  const count = counts.reduce((sum, n) => sum + n, 0);
  return count > 0 ? (counts.reduce((sum, n, i) => sum + n * (i + 1), 0) / count).toFixed(1) : null;
}

/** The videos it is pinned in, each from the second on at which it comes into the picture. */
function videosOf({ id }: Product, { master }: PageContext) {
  return master.films
    .flatMap((video) => {
      const pin = video.pins.find(({ productId }) => productId === id);
      if (!pin) return [];
      const seconds = Math.floor(pin.fromMs / 1_000);
      return [{ id: video.id, title: video.title.ja, seconds, path: `/channel?v=${video.id}&t=${seconds}` }];
    })
    .slice(0, maxLinks);
}

const partsOf: Partial<Record<Product["line"], readonly MakeupPart[]>> = {
  base: ["base"],
  brow: ["brow"],
  liner: ["liner"],
  mascara: ["lash"],
  lip: ["lip"],
  tint: ["cheek", "lip"],
  shadow: ["lid", "accent", "contour", "light"],
};
/** For these any will do, whatever its colour. */
const toolLines: readonly Product["line"][] = ["base", "brow", "liner", "mascara"];

/** The moods whose recipe uses it: it is theirs, or it stands in for a colour that is a cousin at least. */
function recipesOf(product: Product, { master }: PageContext) {
  const parts = partsOf[product.line] ?? [];
  const nearnessIn = (productIds: Readonly<Record<MakeupPart, string>>): number =>
    Math.min(...parts.map((part) => nearness(product, master, productIds[part])));
  return master.makeupMoods
    .map((mood) => ({ mood, nearness: nearnessIn(mood.productIds) }))
    .filter(({ nearness: distance }) => Number.isFinite(distance))
    .toSorted((one, other) => one.nearness - other.nearness)
    .slice(0, maxLinks)
    .map(({ mood }) => ({
      id: mood.id,
      title: mood.title,
      path: `/personalmakeup?m=${mood.id}&t=15&s=desk&own=${product.id}`,
    }));
}

function nearness(product: Product, { products }: PageContext["master"], wantedId: string): number {
  if (product.id === wantedId) return 0;
  const wanted = products.find(({ id }) => id === wantedId);
  const difference =
    product.shade && wanted?.shade ? shadeDifference(product.shade.hex, wanted.shade.hex) : Number.POSITIVE_INFINITY;
  if (toolLines.includes(product.line)) return Math.min(difference, 1_000);
  return Number.isFinite(difference) && similarityOf(difference) !== "stranger" ? difference : Number.POSITIVE_INFINITY;
}

/** What the section about it is drawn from. */
export type Related = Awaited<ReturnType<typeof loadRelated>>;
