import { getProductCutout } from "#app/kits/product/product-pictures.server.ts";
import type { CardOf } from "#server/modules/share-images/share-card.ts";
import { getDemoState } from "#server/modules/ranking/demo-state.ts";
import { getVisibleReview } from "#server/modules/reviews/review-queries.ts";
import ja from "./copy/ja.json";
import { excerptOf } from "./rules/excerpt.ts";
import { toReviews } from "./review-views.server.ts";

/** The share picture of a review that can be read: its source and stars, the product, its words, the shade. */
export const shareCard: CardOf = async (id, { master, database }) => {
  if (!/^[1-9]\d{0,8}$/.test(id)) return null;
  const { isOn } = await getDemoState(database);
  const row = await getVisibleReview(database, Number(id), isOn);
  const [review] = row ? toReviews([row], master) : [];
  if (!review) return null;
  return {
    lang: "ja",
    // The faces of the card hold no star.
    kicker: `${ja.sources[review.source]}　星${review.stars}つ`,
    title: review.productName,
    line: `「${excerptOf(review, 40)}」`,
    figure: getProductCutout(review.productId),
    ...(review.hex && { shade: review.hex.toLowerCase() }),
  };
};
