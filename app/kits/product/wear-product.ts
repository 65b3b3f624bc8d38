import { appliedProduct, type ColouredProduct } from "./applied-product.ts";
import { tryOnPath } from "./product-address.ts";
import { wearPath } from "./wear-address.ts";

/** Where a product of any line is tried on a face; null where nothing of it could be seen there. */
export function wearProductPath(product: ColouredProduct): string | null {
  if (!product.shade) return null;
  const applied = appliedProduct(product);
  return tryOnPath(product.line, product.id) ?? (applied && wearPath([applied]));
}
