import type { Product } from "#contracts/product.ts";
import { kinshipOf, shadeDifference } from "#app/kits/basics/shade-kinship.ts";
import { kinshipWord } from "#app/kits/shelf/kinship.ts";
import { shelfItemOf } from "#app/kits/shelf/product-pictures.server.ts";

/** The shades in the tray, and of every two of them the difference ΔE00 and its word. */
export function compareShades(products: readonly Product[], ids: readonly string[]) {
  const items = ids.flatMap((id) => {
    const product = products.find((other) => other.id === id);
    return product?.shade ? shelfItemOf(product) : [];
  });
  const pairs = items.flatMap((one, i) =>
    items.slice(i + 1).map((other) => {
      const difference = shadeDifference(one.hex ?? "", other.hex ?? "");
      return {
        ids: [one.id, other.id] as const,
        difference: Math.round(difference * 10) / 10,
        word: kinshipWord(kinshipOf(difference)),
      };
    }),
  );
  return { items, pairs };
}
