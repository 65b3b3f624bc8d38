import type { Product } from "#contracts/product.ts";
import type { FeedIssue } from "./convert-row.ts";

/** A product with the row it came from. */
export interface ImportedProduct {
  row: number;
  product: Product;
}

/** Ids and JANs that stand in a feed twice, each told at the later row with both rows. */
export function findRepeated(imported: readonly ImportedProduct[]): FeedIssue[] {
  return (["id", "jan"] as const).flatMap((field) => {
    const rows = new Map<string, number>();
    return imported.flatMap(({ row, product }) => {
      const value = product[field];
      const first = rows.get(value);
      if (first === undefined) rows.set(value, row);
      return first === undefined ? [] : [{ row, column: field, value, message: `row ${first} has the same ${field}` }];
    });
  });
}
