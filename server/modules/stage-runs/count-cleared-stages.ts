import type { Queries } from "../../platform/database.ts";

/** How many different stages a visitor has finished with one monster. */
export async function countClearedStages(queries: Queries, visitorId: string, monster: number): Promise<number> {
  const [row] = await queries.query({
    name: "stages-with",
    text: `SELECT count(DISTINCT stage)::integer AS stages FROM stage_runs
           WHERE visitor_id = $1 AND monster = $2 AND is_cleared`,
    values: [visitorId, monster],
  });
  return row?.stages ?? 0;
}
