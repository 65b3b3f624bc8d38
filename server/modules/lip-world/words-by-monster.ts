import type { Queries } from "../../platform/database.ts";

/** How many words were crossed out on a stage with a monster. */
export interface WordsByMonster {
  monster: number;
  stage: number;
  words: number;
}

/** The words of all verified runs between two moments, by who was taken along and where; whose runs they were is not asked. */
export async function listWordsByMonster(
  queries: Queries,
  { from, until }: { from: Date; until: Date },
): Promise<WordsByMonster[]> {
  const rows = await queries.query({
    name: "lip-words-by-monster",
    text: `SELECT monster, stage, count(*) AS words FROM stage_runs, unnest(struck) AS saying
           WHERE finished_at >= $1 AND finished_at < $2 AND saying ~ '^[1-7]-[0-9]{2}$'
           GROUP BY monster, stage ORDER BY monster, stage`,
    values: [from, until],
  });
  return rows.map(({ monster, stage, words }) => ({ monster, stage, words }));
}
