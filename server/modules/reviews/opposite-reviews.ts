import type { Queries } from "../../platform/database.ts";
import { visibleReviewColumns, type VisibleReviewRow } from "./review-rows.ts";

/** Two reviews of one product that disagree. */
export interface OppositePair {
  high: VisibleReviewRow;
  low: VisibleReviewRow;
}

/**
 * The reviews of one starting point on one product that are furthest apart, at least two stars: one pair of each product
 * and starting point, the furthest apart first.
 */
export async function listOppositePairs(
  queries: Queries,
  { productId, withDemo, limit }: { productId: string | null; withDemo: boolean; limit: number },
): Promise<OppositePair[]> {
  const ids = await queries.query({
    text: `SELECT high, low FROM (
             SELECT DISTINCT ON (a.product_id, a.face_type) a.id AS high, b.id AS low, a.stars - b.stars AS apart,
               a.helpful + b.helpful AS helpful
             FROM reviews a JOIN reviews b ON b.product_id = a.product_id AND b.face_type = a.face_type
             WHERE a.is_shown AND b.is_shown AND a.stars - b.stars >= 2 AND a.face_type IS NOT NULL
               AND ($1::text IS NULL OR a.product_id = $1)
               AND ($2 OR (a.visitor_id IS NOT NULL AND b.visitor_id IS NOT NULL))
             ORDER BY a.product_id, a.face_type, apart DESC, helpful DESC, a.id, b.id
           ) AS pairs ORDER BY apart DESC, helpful DESC, high LIMIT $3`,
    values: [productId, withDemo, limit],
  });
  return listPairs(queries, ids);
}

/**
 * Products with both a review of five stars and one of two or one: for each the pair that says most. `sameType`: of
 * those, the pairs of one starting point come first.
 */
export async function listContrastingIds(
  queries: Queries,
  { productId, withDemo }: { productId: string | null; withDemo: boolean },
): Promise<{ high: number; low: number; isSameType: boolean }[]> {
  return queries.query({
    text: `SELECT DISTINCT ON (a.product_id) a.id AS high, b.id AS low,
             coalesce(a.face_type = b.face_type, false) AS "isSameType"
           FROM reviews a JOIN reviews b ON b.product_id = a.product_id AND b.stars <= 2 AND b.is_shown
           WHERE a.is_shown AND a.stars = 5 AND ($1::text IS NULL OR a.product_id = $1)
             AND ($2 OR (a.visitor_id IS NOT NULL AND b.visitor_id IS NOT NULL))
           ORDER BY a.product_id, coalesce(a.face_type = b.face_type, false) DESC, a.helpful + b.helpful DESC, a.id, b.id
           LIMIT 400`,
    values: [productId, withDemo],
  });
}

/** The reviews of pairs, in their order; a pair whose review is gone meanwhile is left out. */
export async function listPairs(
  queries: Queries,
  ids: readonly { high: number; low: number }[],
): Promise<OppositePair[]> {
  if (ids.length === 0) return [];
  const rows = await queries.query({
    name: "reviews-of-pairs",
    text: `SELECT ${visibleReviewColumns} FROM reviews WHERE is_shown AND id = ANY($1::int[])`,
    values: [[...new Set(ids.flatMap(({ high, low }) => [high, low]))]],
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((pair) => {
    const [high, low] = [byId.get(pair.high), byId.get(pair.low)];
    return high && low ? [{ high, low }] : [];
  });
}
