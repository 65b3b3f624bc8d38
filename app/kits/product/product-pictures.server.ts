import type { Product } from "#contracts/product.ts";
import type { PictureData } from "../ui/picture/picture.tsx";
import { type ProductListItem, toProductListItem } from "./product-list-item.ts";

// Some hundred manifests with a preview each: they stay on the server, a page gets what it shows.
const manifests = import.meta.glob<PictureData>("../ui/pictures/product-*.json", { eager: true, import: "default" });

/** The manifest of a product's front, 4:5 and cut out; null while it has no picture. */
export function getProductPicture(id: string): PictureData | null {
  return manifests[`../ui/pictures/product-${id}.json`] ?? null;
}

/** The part of a product that lists show, with its picture. */
export function productListItemOf(product: Product): ProductListItem {
  return toProductListItem(product, getProductPicture(product.id)?.hash ?? null);
}

/** The cut-out of a product below public/assets/v, for share pictures; null while it has none. */
export function getProductCutout(id: string): string | null {
  const cut = manifests[`../ui/pictures/product-${id}-cut.json`];
  return cut ? `${cut.hash}/${cut.name}@390.webp` : null;
}
