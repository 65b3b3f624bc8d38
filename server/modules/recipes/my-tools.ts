import type { MyTool } from "#contracts/makeup-recipe.ts";
import type { Queries } from "../../platform/database.ts";

/** The palette (yoku) and the mascara (mcm) that the visitor made last. Null (no cookie): none. */
export async function listMyTools(queries: Queries, visitorId: string | null): Promise<MyTool[]> {
  if (visitorId === null) return [];
  return queries.query<MyTool>({
    name: "own-tools",
    text: `SELECT DISTINCT ON (site) site, title, path FROM works
           WHERE visitor_id = $1 AND site IN ('yoku', 'mcm') ORDER BY site, made_at DESC, id`,
    values: [visitorId],
  });
}
