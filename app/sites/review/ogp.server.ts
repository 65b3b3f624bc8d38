import { productCutOut } from "#app/kits/shelf/product-pictures.server.ts";
import type { CardOf } from "#server/modules/ogp/share-card.ts";
import { readDemonstration } from "#server/modules/ranking/demonstration.ts";
import { shownReview } from "#server/modules/reviews/read-reviews.ts";
import ja from "./copy/ja.json";
import { excerptOf } from "./rules/excerpt.ts";
import { voicesOf } from "./voices.server.ts";

/** The share picture of a voice that can be read: its source and stars, the product, its words, the shade. */
export const shareCard: CardOf = async (id, { master, database }) => {
  if (!/^[1-9]\d{0,8}$/.test(id)) return null;
  const { isOn } = await readDemonstration(database);
  const row = await shownReview(database, Number(id), isOn);
  const [voice] = row ? voicesOf([row], master) : [];
  if (!voice) return null;
  const label = `${ja.sources[voice.source]}${voice.isDemonstration ? `（${ja.card.sample}）` : ""}`;
  return {
    lang: "ja",
    // The faces of the card hold no star.
    kicker: `${label}　星${voice.stars}つ`,
    title: voice.productName,
    line: `「${excerptOf(voice, 40)}」`,
    figure: productCutOut(voice.productId),
    ...(voice.hex && { shade: voice.hex.toLowerCase() }),
  };
};
