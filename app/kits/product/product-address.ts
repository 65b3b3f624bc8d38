import type { ProductLine } from "./product-labels.ts";

/** The sheet of a product: an address of its own, rendered by the server. */
export const productPath = (id: string): string => `/all-products?p=${id}`;

/** The product's bars, to be shown at a shelf or a till. */
export const barcodePath = (id: string): string => `/barcode?p=${id}`;

/** What others wrote about the product. */
export const reviewPath = (id: string): string => `/review?p=${id}`;

/**
 * Where a product that has a query of its own in the tester is tried on a face: lips, tints, a shadow over the lid, a
 * mascara, a liner. Null for all others; some of them open as a look (wear-product.ts).
 */
export function tryOnPath(line: ProductLine, id: string): string | null {
  const number = id.slice(id.indexOf("-") + 1);
  switch (line) {
    case "lip":
      return `/virtual_tester?s=${id}`;
    case "tint":
      return `/virtual_tester_lt?s=${id}`;
    case "shadow":
      return `/virtual_tester?e=-.${number}.-.-`;
    case "mascara":
      return `/virtual_tester?m=${number}`;
    case "liner":
      return `/virtual_tester?l=${number}`;
    default:
      return null;
  }
}

/** Where a product is compared with the colour of the visitor's skin; null where it has nothing to do with it. */
export const skinMatchPath = (line: ProductLine): string | null => (line === "base" ? "/virtual_tester#skin" : null);
