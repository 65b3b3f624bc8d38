import type { Queries } from "../../platform/database.ts";

/** What a visitor and a monster have done together. */
export interface RunsWithMonster {
  /** Different stages that were finished. */
  stages: number;
  /** Lost runs in which a word was crossed out: each leaves a shard of colour. */
  shards: number;
}

/** Counts the runs of a visitor with one monster, 1 to 24. */
export async function countRunsWithMonster(
  queries: Queries,
  visitorId: string,
  monster: number,
): Promise<RunsWithMonster> {
  const [row] = await queries.query({
    name: "runs-with-monster",
    text: `SELECT (count(DISTINCT stage) FILTER (WHERE is_cleared))::integer AS stages,
                  (count(*) FILTER (WHERE NOT is_cleared AND cardinality(struck) > 0))::integer AS shards
           FROM stage_runs WHERE visitor_id = $1 AND monster = $2`,
    values: [visitorId, monster],
  });
  return { stages: row?.stages ?? 0, shards: row?.shards ?? 0 };
}
