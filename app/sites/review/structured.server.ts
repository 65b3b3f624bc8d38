import { productJsonLd } from "#app/kits/shelf/product-json-ld.ts";
import { productPicture } from "#app/kits/shelf/product-pictures.server.ts";
import { shopAddress } from "#app/kits/shelf/product-address.ts";
import { pictureFallback } from "#app/kits/ui/picture/picture-preload.ts";
import type { PageContext } from "#app/shell/page-context.server.ts";
import type { Review } from "#contracts/review.ts";
import { reviewPage } from "#server/modules/reviews/read-reviews.ts";
import { countReal } from "#server/modules/reviews/count-real.ts";
import { plainReviewQuery } from "./rules/review-query.ts";
import { voicesOf } from "./voices.server.ts";
import { filterOf } from "./list.server.ts";

/** So many voices are told in full. */
const mostTold = 10;

/**
 * A product with its voices for search engines; null while there are none. Only voices of real visitors: Google takes no
 * made-up reviews, so those of the demonstration are never told; nor those of the staff, which no buyer wrote. All that
 * is told here can be read on the page.
 * @param only the one voice that the page shows; without it the newest ones
 */
export async function productVoicesJsonLd(
  { master, platform }: PageContext,
  productId: string,
  only?: Review,
): Promise<Record<string, unknown> | null> {
  const product = master.products.find(({ id }) => id === productId);
  const { total, mean } = await countReal(platform.database, productId);
  if (!product || total === 0) return null;
  const filter = filterOf({ ...plainReviewQuery, productId }, false);
  const newest = only
    ? [only]
    : voicesOf((await reviewPage(platform.database, filter, { sort: "new", after: null })).items, master);
  const told = newest.filter(({ source }) => source !== "staff").slice(0, mostTold);
  if (told.length === 0) return null;
  const { publicUrl, shopUrl } = platform.settings;
  const absolute = (path: string): string => new URL(path, publicUrl).href;
  const picture = productPicture(productId);
  return {
    ...productJsonLd(product, {
      url: absolute(`/all-products?p=${productId}`),
      shopUrl: shopAddress(shopUrl, product.shopPath),
      imageUrl: picture && absolute(pictureFallback(picture)),
    }),
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: mean,
      reviewCount: total,
      bestRating: 5,
      worstRating: 1,
    },
    review: told.map((voice) => ({
      "@type": "Review",
      url: absolute(`/review/${voice.id}`),
      author: { "@type": "Person", name: voice.alias },
      datePublished: voice.publishedAt,
      reviewRating: { "@type": "Rating", ratingValue: voice.stars, bestRating: 5, worstRating: 1 },
      reviewBody: [voice.good, voice.notGood].filter(Boolean).join("\n"),
    })),
  };
}
