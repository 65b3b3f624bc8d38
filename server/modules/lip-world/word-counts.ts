import type { Queries } from "../../platform/database.ts";
import type { Week } from "./weeks.ts";

/** How often a phrase was crossed out. */
export interface WordCount {
  sayingId: string;
  count: number;
}

/** How often each phrase was crossed out in a week, in all verified runs, most first; whose runs they were is not asked. */
export async function listWordCounts(
  queries: Queries,
  { from, until }: Pick<Week, "from" | "until">,
): Promise<WordCount[]> {
  const rows = await queries.query({
    name: "lip-word-counts",
    text: `SELECT saying /* never null */, count(*) AS count FROM stage_runs, unnest(struck) AS saying
           WHERE finished_at >= $1 AND finished_at < $2 AND saying ~ '^[1-7]-[0-9]{2}$'
           GROUP BY saying ORDER BY count(*) DESC, saying`,
    values: [from, until],
  });
  return rows.map(({ saying, count }) => ({ sayingId: saying, count }));
}

/** How many phrases one visitor crossed out in a week. */
export async function countMyWords(queries: Queries, visitorId: string, { from, until }: Week): Promise<number> {
  const [row] = await queries.query({
    name: "lip-own-word-count",
    text: `SELECT count(*) AS count FROM stage_runs, unnest(struck) AS saying
           WHERE visitor_id = $1 AND finished_at >= $2 AND finished_at < $3 AND saying ~ '^[1-7]-[0-9]{2}$'`,
    values: [visitorId, from, until],
  });
  return row?.count ?? 0;
}
