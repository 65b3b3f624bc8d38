import type { Queries } from "../../platform/database.ts";
import type { InterestKind } from "./interest.ts";

/**
 * How often real visitors did something with each product on days in Japan, both ends included, as far as the roll-up has
 * counted. Products nobody touched are left out.
 */
export async function countInterest(
  queries: Queries,
  { kind, fromDay, toDay }: { kind: InterestKind; fromDay: string; toDay: string },
): Promise<Map<string, number>> {
  const rows = await queries.query({
    name: "count-interest",
    text: `SELECT product_id, sum(n)::bigint AS n FROM interest_days
           WHERE kind = $1 AND jst_day BETWEEN $2 AND $3 AND NOT is_demo GROUP BY 1`,
    values: [kind, fromDay, toDay],
  });
  return new Map(rows.map(({ product_id: productId, n }) => [productId, n]));
}
