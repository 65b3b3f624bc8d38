import type { Queries } from "../../platform/database.ts";

/** So many are counted at most: whoever shows a coarse number needs no more. */
const most = 1_000;

/** How many works visitors made public since that moment, at most two thousand; those of the demo are not counted. */
export async function countWorksSince(queries: Queries, since: Date): Promise<number> {
  const [row] = await queries.query({
    name: "count-works-since",
    text: `SELECT (SELECT count(*)::int FROM (SELECT FROM mascaras WHERE is_public AND state IN ('shown', 'cleared')
                     AND visitor_id IS NOT NULL AND made_at >= $1 LIMIT $2) AS made) AS mascaras /* never null */,
                  (SELECT count(*)::int FROM (SELECT FROM paintings WHERE state = 'approved' AND approved_at >= $1 LIMIT $2)
                   AS hung) AS paintings /* never null */`,
    values: [since, most],
  });
  return (row?.mascaras ?? 0) + (row?.paintings ?? 0);
}
