import type { Queries } from "../../platform/database.ts";

/** How many visitors reviewed a product, and the mean of their stars to one place; without our samples and those of the staff. */
export async function countRealReviews(queries: Queries, productId: string): Promise<{ total: number; mean: number }> {
  const [row] = await queries.query({
    name: "count-real-reviews",
    text: `SELECT count(*)::int AS total, round(avg(stars), 1)::float8 AS mean FROM reviews
           WHERE is_shown AND product_id = $1 AND visitor_id IS NOT NULL AND source <> 'staff'`,
    values: [productId],
  });
  return { total: row?.total ?? 0, mean: row?.mean ?? 0 };
}
