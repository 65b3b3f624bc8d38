import { getProductCutout } from "#app/kits/product/product-pictures.server.ts";
import { lineLabel } from "#app/kits/product/product-labels.ts";
import type { CardOf } from "#server/modules/share-images/share-card.ts";

/** The share picture of a product: its name, its number and the thing itself in its own light. */
export const shareCard: CardOf = (id, { master }) => {
  const product = master.products.find((one) => one.id === id);
  if (!product) return null;
  return {
    lang: "ja",
    kicker: `${lineLabel(product.line)}　${product.number}`,
    title: product.names.ja,
    line: product.description,
    figure: getProductCutout(id),
    ...(product.shade && { shade: product.shade.hex }),
  };
};
