import type { Queries } from "../../platform/database.ts";

/** Hacks by how many visitors have them in their books. */
export interface MostSavedHacks {
  /** How many visitors have a book at all. */
  visitors: number;
  hacks: { number: number; saveCount: number }[];
}

/** The hacks that lie in the most books, the most kept first; equal ones in the order of their numbers. */
export async function getMostSavedHacks(queries: Queries, limit: number): Promise<MostSavedHacks> {
  const rows = await queries.query({
    name: "most-kept-hacks",
    text: `SELECT hack_number AS number, count(*)::int AS keeps,
                  (SELECT count(DISTINCT visitor_id)::int FROM hack_results) AS visitors
           FROM hack_results GROUP BY hack_number ORDER BY keeps DESC, hack_number LIMIT $1`,
    values: [limit],
  });
  return { visitors: rows[0]?.visitors ?? 0, hacks: rows.map(({ number, keeps }) => ({ number, saveCount: keeps })) };
}
