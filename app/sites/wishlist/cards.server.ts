import { productListItemOf } from "#app/kits/product/product-pictures.server.ts";
import type { MasterData } from "#contracts/master-data.ts";
import type { Card } from "./contract.ts";

/** The cards of the products with these ids, in their order; ids nobody knows are left out. */
export function cardsOf(master: Pick<MasterData, "products">, ids: readonly string[]): Card[] {
  const wanted = new Set(ids);
  const found = new Map(
    master.products
      .filter(({ id }) => wanted.has(id))
      .map((product) => [product.id, { ...productListItemOf(product), releasedOn: product.releasedOn }]),
  );
  return [...wanted].flatMap((id) => found.get(id) ?? []);
}
