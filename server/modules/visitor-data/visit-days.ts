import type { Queries } from "../../platform/database.ts";

/** Days in Japan on which the visitor did something, the newest first; only those before `before` where it is given. */
export async function listVisitDays(
  queries: Queries,
  { visitorId, before, limit }: { visitorId: string; before: string | null; limit: number },
): Promise<{ day: string; isFirst: boolean }[]> {
  return queries.query({
    text: `SELECT to_char(jst_day, 'YYYY-MM-DD') AS day,
                  jst_day = (SELECT min(jst_day) FROM visit_nights WHERE visitor_id = $1) AS "isFirst" /* never null */
           FROM visit_nights WHERE visitor_id = $1 AND ($2::date IS NULL OR jst_day < $2::date)
           ORDER BY jst_day DESC LIMIT $3`,
    values: [visitorId, before, limit],
  });
}
