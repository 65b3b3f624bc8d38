import { dayMs } from "#contracts/jst-clock.ts";
import type { Queries } from "../../platform/database.ts";
import { deleteInBatches } from "../../platform/delete-in-batches.ts";

/** So long it is known which visitor an event came from: a quarter's campaign can still be told apart by visitors. */
export const eventVisitorRetentionDays = 100;
/** So long an event is counted at all: this year's month can stand beside last year's. */
export const eventRetentionDays = 400;

/** Deletes events that lie too far back, and takes the visitor from those that lie less far. */
export async function deleteOldEvents(database: Queries, now: Date, signal: AbortSignal): Promise<void> {
  const before = (days: number): Date => new Date(now.getTime() - days * dayMs);
  const old = { table: "events", where: "received_at < $1", values: [before(eventRetentionDays)] };
  await deleteInBatches(database, old, signal);
  await database.query({
    text: "UPDATE events SET visitor_id = NULL WHERE received_at < $1 AND visitor_id IS NOT NULL",
    values: [before(eventVisitorRetentionDays)],
  });
}
