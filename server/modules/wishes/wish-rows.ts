import type { RemovedWish, Wish } from "#contracts/wishes.ts";
import type { Queries } from "../../platform/database.ts";
import type { RowOf } from "../../platform/statement-types.ts";

/** What is read of a wish. */
export type WishRow = RowOf<`SELECT ${typeof wishColumns} FROM wishes`>;

/** The columns of a WishRow. */
export const wishColumns = "product_id, state, note, folder, wanted_at, kept_at, left_at, left_how, units, is_low";

/** What the visitor sees of a row. */
export function toWish(row: WishRow): Wish {
  return {
    productId: row.product_id,
    state: row.state,
    note: row.note,
    folder: row.folder,
    wantedAt: row.wanted_at.toISOString(),
    keptAt: row.kept_at?.toISOString() ?? null,
    units: row.units,
    isLow: row.is_low,
  };
}

/** What the visitor sees of a row that was taken off. */
export function toRemovedWish(row: WishRow): RemovedWish {
  return { ...toWish(row), leftAt: (row.left_at ?? row.wanted_at).toISOString(), how: row.left_how ?? "removed" };
}

/** The visitor's row for a product, also one that was taken off; undefined without one. */
export async function findWish(queries: Queries, visitorId: string, productId: string): Promise<WishRow | undefined> {
  const [row] = await queries.query({
    name: "find-wish",
    text: `SELECT ${wishColumns} FROM wishes WHERE visitor_id = $1 AND product_id = $2`,
    values: [visitorId, productId],
  });
  return row;
}
