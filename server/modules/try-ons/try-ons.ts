import type { Queries } from "../../platform/database.ts";

/** A kept try-on, as a share link shows it. */
export interface TryOn {
  id: string;
  productId: string;
  triedAt: Date;
}

/** Keeps that a visitor wore a shade. Belongs in the transaction of the write. */
export async function saveTryOn(
  queries: Queries,
  { id, visitorId, productId, now }: { id: string; visitorId: string; productId: string; now: Date },
): Promise<void> {
  await queries.query({
    name: "keep-try-on",
    text: "INSERT INTO try_ons (id, visitor_id, product_id, tried_at) VALUES ($1, $2, $3, $4)",
    values: [id, visitorId, productId, now],
  });
}

/** One try-on by its id; null when it never was or its visitor left. */
export async function getTryOn(queries: Queries, id: string): Promise<TryOn | null> {
  const [row] = await queries.query({
    name: "read-try-on",
    text: "SELECT id, product_id, tried_at FROM try_ons WHERE id = $1",
    values: [id],
  });
  return row ? { id: row.id, productId: row.product_id, triedAt: row.tried_at } : null;
}
