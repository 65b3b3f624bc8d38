import { jstDay } from "#contracts/jst-calendar.ts";
import type { Queries } from "../../platform/database.ts";

/** A finished run as others may see it. */
export interface SharedRun {
  runId: string;
  stage: number;
  monster: number;
  score: number;
  rank: number;
  /** Ids of the phrases that were crossed out, in their order. */
  struck: string[];
  /** Whether it can be played against: from the day after it on. */
  hasGhost: boolean;
}

/** A finished run by its id; null for any other id. */
export async function getSharedRun(queries: Queries, runId: string, now: Date): Promise<SharedRun | null> {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(runId)) return null;
  const [row] = await queries.query({
    name: "lip-shared-run",
    text: `SELECT stage, monster, score, rank, struck,
                  jst_day < $2 AND EXISTS (SELECT 1 FROM stage_logs WHERE run_id = stage_runs.id) AS "hasGhost" /* never null */
           FROM stage_runs WHERE id = $1`,
    values: [runId, jstDay(now)],
  });
  return row ? { ...row, runId } : null;
}
