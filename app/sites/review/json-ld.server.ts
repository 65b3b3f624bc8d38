import { createProductJsonLd } from "#app/kits/product/product-json-ld.ts";
import { areSamples } from "#app/kits/product/product-facts.server.ts";
import { getProductPicture } from "#app/kits/product/product-pictures.server.ts";
import { createShopUrl } from "#contracts/shop-url.ts";
import { pictureFallback } from "#app/kits/ui/picture/picture-preload.ts";
import type { PageContext } from "#app/kits/page/page-context.server.ts";
import type { Review } from "#contracts/review.ts";
import { getReviewPage } from "#server/modules/reviews/review-queries.ts";
import { countRealReviews } from "#server/modules/reviews/count-real-reviews.ts";
import { plainReviewQuery } from "./rules/review-query.ts";
import { toReviews } from "./review-views.server.ts";
import { filterOf } from "./review-list.server.ts";

/** So many reviews are listed in full. */
const maxReviews = 10;

/**
 * A product with its reviews for search engines; null while there are none. Only those of real visitors: Google takes no
 * made-up reviews, so those of the demo are never listed; nor those of the staff, which no buyer wrote. All that
 * is listed here can be read on the page.
 * @param only the one review that the page shows; without it the newest ones
 */
export async function productReviewsJsonLd(
  { master, platform }: PageContext,
  productId: string,
  only?: Review,
): Promise<Record<string, unknown> | null> {
  const product = master.products.find(({ id }) => id === productId);
  const { total, mean } = await countRealReviews(platform.database, productId);
  if (!product || total === 0) return null;
  const filter = filterOf({ ...plainReviewQuery, productId }, { products: master.products, withDemo: false });
  const newest = only
    ? [only]
    : toReviews((await getReviewPage(platform.database, filter, { sort: "new", after: null })).items, master);
  const reviews = newest.filter(({ source }) => source !== "staff").slice(0, maxReviews);
  if (reviews.length === 0) return null;
  const { publicUrl, shopUrl } = platform.settings;
  const absolute = (path: string): string => new URL(path, publicUrl).href;
  const picture = getProductPicture(productId);
  return {
    ...createProductJsonLd(product, {
      url: absolute(`/all-products?p=${productId}`),
      shopUrl: createShopUrl(shopUrl, product),
      imageUrl: picture && absolute(pictureFallback(picture)),
      isSample: areSamples,
    }),
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: mean,
      reviewCount: total,
      bestRating: 5,
      worstRating: 1,
    },
    review: reviews.map((shownReview) => ({
      "@type": "Review",
      url: absolute(`/review/${shownReview.id}`),
      author: { "@type": "Person", name: shownReview.alias },
      datePublished: shownReview.publishedAt,
      reviewRating: { "@type": "Rating", ratingValue: shownReview.stars, bestRating: 5, worstRating: 1 },
      reviewBody: [shownReview.good, shownReview.notGood].filter(Boolean).join("\n"),
    })),
  };
}
