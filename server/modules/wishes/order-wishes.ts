import type { Queries } from "../../platform/database.ts";
import { lockVisitor } from "../visitors/lock-visitor.ts";

/**
 * Puts the visitor's list into an order. Things that are not named (another tab added them) follow in the order they
 * had; names that are not on the list are passed over. Belongs into the transaction of the write.
 */
export async function orderWishes(queries: Queries, visitorId: string, productIds: readonly string[]): Promise<void> {
  await lockVisitor(queries, visitorId);
  await queries.query({
    name: "order-wishes",
    text: `WITH asked AS (
             SELECT product_id, min(place) AS place FROM unnest($2::text[]) WITH ORDINALITY AS a (product_id, place)
             GROUP BY product_id
           ), placed AS (
             SELECT w.product_id, row_number() OVER (ORDER BY a.place NULLS LAST, w.position, w.product_id) AS place
             FROM wishes w LEFT JOIN asked a USING (product_id) WHERE w.visitor_id = $1
           )
           UPDATE wishes w SET position = p.place FROM placed p
           WHERE w.visitor_id = $1 AND w.product_id = p.product_id`,
    values: [visitorId, [...productIds]],
  });
}
