import { addDays, jstDay } from "#contracts/jst-calendar.ts";
import type { Queries } from "../../platform/database.ts";
import { deleteInBatches } from "../../platform/delete-in-batches.ts";

/** The counts of a day are asked for on that day only: their key is made anew each day. */
export const networkRetentionDays = 7;

/** Deletes how many votes came from which network on days that are over. */
export async function deleteOldNetworks(database: Queries, now: Date, signal: AbortSignal): Promise<void> {
  const firstDay = addDays(jstDay(now), -networkRetentionDays);
  await deleteInBatches(database, { table: "vote_networks", where: "jst_day < $1", values: [firstDay] }, signal);
}
