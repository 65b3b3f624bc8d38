import type { MyTool } from "#contracts/makeup-recipe.ts";
import type { Queries } from "../../platform/database.ts";

/** The palette and the mascara that the visitor made last. Null (no cookie): none. */
export async function listMyTools(queries: Queries, visitorId: string | null): Promise<MyTool[]> {
  if (visitorId === null) return [];
  const rows = await queries.query({
    name: "own-tools",
    text: `SELECT site, title, path FROM (
             SELECT DISTINCT ON (kind) kind, site, title, path FROM works
             WHERE visitor_id = $1 AND kind IN ('palettes', 'mascaras') ORDER BY kind, made_at DESC, id
           ) AS last ORDER BY kind`,
    values: [visitorId],
  });
  return rows.map(({ site, ...tool }) => ({ site: site === "yoku" ? "yoku" : "mcm", ...tool }));
}
