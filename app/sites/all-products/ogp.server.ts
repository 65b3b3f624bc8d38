import { productCutOut } from "#app/kits/shelf/product-pictures.server.ts";
import { lineWord } from "#app/kits/shelf/product-words.ts";
import type { CardOf } from "#server/modules/ogp/share-card.ts";

/** The share picture of a product: its name, its number and the thing itself in its own light. */
export const shareCard: CardOf = (id, { master }) => {
  const product = master.products.find((one) => one.id === id);
  if (!product) return null;
  return {
    lang: "ja",
    kicker: `${lineWord(product.line)}　${product.number}`,
    title: product.names.ja,
    line: product.description,
    figure: productCutOut(id),
    ...(product.shade && { shade: product.shade.hex }),
  };
};
