import type { Catalogue } from "#server/modules/products/catalogue.ts";
import { similarityOf, shadeDifference } from "#app/kits/basics/shade-similarity.ts";
import { similarityLabel } from "#app/kits/product/similarity-label.ts";
import { shortFacts } from "./facts/short-facts.server.ts";
import { productListItemOf } from "#app/kits/product/product-pictures.server.ts";

/** The shades in the tray with what tells them apart, and of every two of them the difference ΔE00 and its word. */
export function compareShades(ids: readonly string[], at: { catalogue: Catalogue; now: Date }) {
  const items = ids.flatMap((id) => {
    const product = at.catalogue.byId(id);
    return product?.shade ? { ...productListItemOf(product), facts: shortFacts(product, at) } : [];
  });
  const pairs = items.flatMap((one, i) =>
    items.slice(i + 1).map((other) => {
      const difference = shadeDifference(one.hex ?? "", other.hex ?? "");
      return {
        ids: [one.id, other.id] as const,
        difference: Math.round(difference * 10) / 10,
        word: similarityLabel(similarityOf(difference)),
      };
    }),
  );
  return { items, pairs };
}
