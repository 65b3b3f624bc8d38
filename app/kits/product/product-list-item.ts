import type { Finish } from "#contracts/monster.ts";
import type { Product } from "#contracts/product.ts";
import type { ProductLine, ProductState } from "./product-labels.ts";

/** What a list shows of a product, and no more: lists are long, and all of it travels twice. */
export interface ProductListItem {
  id: string;
  line: ProductLine;
  /** As printed on the pack: "01", "108". */
  number: string;
  name: string;
  /** The exact shade, `#RRGGBB`; null for what has none. */
  hex: string | null;
  finish: Finish | null;
  priceYen: number;
  state: ProductState;
  /** Hash of its picture (`product-<id>`); null while there is none, then its smear is drawn. */
  picture: string | null;
}

/** The part of a product that lists show. `picture` is the hash of its manifest, if it has one. */
export function toProductListItem(product: Product, picture: string | null): ProductListItem {
  const { id, line, number, names, shade, priceYen, state } = product;
  return {
    id,
    line,
    number,
    name: names.ja,
    hex: shade?.hex ?? null,
    finish: shade?.finish ?? null,
    priceYen,
    state,
    picture,
  };
}
