import { productListItemOf } from "#app/kits/product/product-pictures.server.ts";
import type { Catalogue } from "#server/modules/products/catalogue.ts";
import type { Card } from "./contract.ts";

/** The cards of the products with these ids, in their order; ids nobody knows are left out. */
export function cardsOf(catalogue: Catalogue, ids: readonly string[]): Card[] {
  return catalogue.pick(ids).map((product) => ({ ...productListItemOf(product), releasedOn: product.releasedOn }));
}
