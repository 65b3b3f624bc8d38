import type { ProductLine } from "./product-labels.ts";

/** The sheet of a product: an address of its own, rendered by the server. */
export const productPath = (id: string): string => `/all-products?p=${id}`;

/** The product's bars, to be shown at a shelf or a till. */
export const barcodePath = (id: string): string => `/barcode?p=${id}`;

/** What others wrote about the product. */
export const reviewPath = (id: string): string => `/review?p=${id}`;

/** Where the product can be tried on a face; null where nothing in the zone can put it on. */
export function tryOnPath(line: ProductLine, id: string): string | null {
  if (line === "lip") return `/virtual_tester?s=${id}`;
  return line === "tint" ? `/virtual_tester_lt?s=${id}` : null;
}

/**
 * The product in the shop outside the zone.
 * @param shopUrl the setting SHOP_URL; a path of its own is kept
 * @param shopPath the product's `shopPath`, with its leading slash
 */
export function createShopUrl(shopUrl: string, shopPath: string): string {
  const url = new URL(shopUrl);
  url.pathname = url.pathname.replace(/\/$/, "") + shopPath;
  url.searchParams.set("cid", "kz_prod");
  return url.href;
}
