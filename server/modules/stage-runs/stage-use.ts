import { jstDay } from "#contracts/jst-calendar.ts";
import { dayMs } from "#contracts/jst-clock.ts";
import type { Queries } from "../../platform/database.ts";

/** How often a monster was taken onto a stage. */
export interface StageUse {
  /** Finished runs of all visitors. */
  all: number;
  /** Those of them with the monster. */
  taken: number;
}

const days = 7;
/** Below this the number says more about single visitors than about the monster. */
const minRuns = 30;

/**
 * The finished runs of the last seven days in Japan, today included, and those with one monster ("01" to "24"). Null where
 * there are too few to say so.
 */
export async function countStageUse(queries: Queries, monsterId: string, now: Date): Promise<StageUse | null> {
  const [row] = await queries.query({
    name: "stage-use",
    text: `SELECT count(*)::integer AS all_runs, (count(*) FILTER (WHERE monster = $1))::integer AS taken
           FROM stage_runs WHERE jst_day > $2`,
    values: [Number(monsterId), jstDay(new Date(now.getTime() - days * dayMs))],
  });
  return row && row.all_runs >= minRuns ? { all: row.all_runs, taken: row.taken } : null;
}
