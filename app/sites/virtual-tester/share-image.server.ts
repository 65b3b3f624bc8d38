import { getProductCutout } from "#app/kits/product/product-pictures.server.ts";
import type { CardOf } from "#server/modules/share-images/share-card.ts";

/** The share picture of a shade: its name, its colour, its pack. No face. */
export const shareCard: CardOf = (id, { master }) => {
  const product = master.products.find((one) => one.id === id && (one.line === "lip" || one.line === "tint"));
  if (!product?.shade) return null;
  return {
    lang: "ja",
    kicker: product.line === "lip" ? "試し塗り" : "重ね塗り",
    title: product.names.ja,
    line: product.description,
    shade: product.shade.hex,
    figure: getProductCutout(product.id),
  };
};
