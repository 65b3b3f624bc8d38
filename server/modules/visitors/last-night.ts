import type { Queries } from "../../platform/database.ts";

/** The last night before a day on which the visitor did something, both as days in Japan; null for whoever never did. */
export async function lastNightBefore(
  queries: Pick<Queries, "query">,
  visitorId: string,
  day: string,
): Promise<string | null> {
  const [row] = await queries.query<{ night: string | null }>({
    name: "last-night-before",
    text: `SELECT to_char(max(jst_day), 'YYYY-MM-DD') AS night FROM visit_nights
           WHERE visitor_id = $1 AND jst_day < $2`,
    values: [visitorId, day],
  });
  return row?.night ?? null;
}
