import type { Queries } from "../../platform/database.ts";
import { deleteInBatches } from "../../platform/delete-in-batches.ts";

/** So long a friend may take up a challenge by a run that was its visitor's best of a day or a week only. */
export const logRetentionDays = 60;

/** Deletes the logs of old runs that are nobody's best of all time: their scores stay, their ghosts go. */
export async function deleteOldLogs(database: Queries, now: Date, signal: AbortSignal): Promise<void> {
  const isOld = "EXISTS (SELECT FROM stage_runs r WHERE r.id = run_id AND r.finished_at < $1)";
  const isBest = "EXISTS (SELECT FROM stage_bests b WHERE b.run_id = stage_logs.run_id AND b.period = 'all')";
  const old = {
    table: "stage_logs",
    where: `${isOld} AND NOT ${isBest}`,
    values: [new Date(now.getTime() - logRetentionDays * 86_400_000)],
  };
  await deleteInBatches(database, old, signal);
}
