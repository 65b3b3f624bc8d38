import type { Queries } from "../../platform/database.ts";

/** The last day before another on which the visitor did something, both as days in Japan; null for whoever never did. */
export async function getLastVisitDay(queries: Queries, visitorId: string, beforeDay: string): Promise<string | null> {
  const [row] = await queries.query({
    name: "last-night-before",
    text: `SELECT to_char(max(jst_day), 'YYYY-MM-DD') AS night FROM visit_nights
           WHERE visitor_id = $1 AND jst_day < $2`,
    values: [visitorId, beforeDay],
  });
  return row?.night ?? null;
}
