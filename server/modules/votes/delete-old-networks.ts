import { addDays, jstDay, startOfJstDay } from "#contracts/jst-calendar.ts";
import { hourMs } from "#contracts/jst-clock.ts";
import type { Queries } from "../../platform/database.ts";
import { deleteInBatches } from "../../platform/delete-in-batches.ts";

/** A day is judged for the last time on the day after it: its key is made anew each day. */
export const networkRetentionDays = 2;
/** As far back as nights may have been missed. */
const lookBackDays = 31;

/** Takes the networks off the votes of days that are over, an hour of votes at a time. Their verdicts stay. */
export async function deleteOldNetworks(database: Queries, now: Date, signal: AbortSignal): Promise<void> {
  const firstDay = addDays(jstDay(now), -networkRetentionDays);
  await deleteInBatches(database, { table: "vote_networks", where: "jst_day < $1", values: [firstDay] }, signal);
  const endMs = startOfJstDay(firstDay).getTime();
  const startMs = startOfJstDay(addDays(firstDay, -lookBackDays)).getTime();
  for (let fromMs = startMs; fromMs < endMs && !signal.aborted; fromMs += hourMs)
    await database.query({
      name: "delete-vote-networks",
      text: "UPDATE votes SET network = NULL WHERE voted_at >= $1 AND voted_at < $2 AND network IS NOT NULL",
      values: [new Date(fromMs), new Date(fromMs + hourMs)],
    });
}
