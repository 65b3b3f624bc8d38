import { addDays, jstDay } from "#contracts/jst-calendar.ts";
import type { Queries } from "../../platform/database.ts";
import { deleteInPieces } from "../../platform/in-pieces.ts";

/** The counts of a day are asked for on that day only: their key is made anew each day. */
export const networkKeptDays = 7;

/** Deletes how many votes came from which network on days that are over. */
export async function deleteOldNetworks(
  database: Pick<Queries, "query">,
  now: Date,
  signal: AbortSignal,
): Promise<void> {
  const firstDay = addDays(jstDay(now), -networkKeptDays);
  await deleteInPieces(database, { table: "vote_networks", where: "jst_day < $1", values: [firstDay] }, signal);
}
