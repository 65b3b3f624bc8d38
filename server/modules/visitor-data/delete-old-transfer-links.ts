import type { Queries } from "../../platform/database.ts";
import { deleteInBatches } from "../../platform/delete-in-batches.ts";
import { transferLinkLifeMs } from "./access-keys.ts";

/** Deletes the transfer links that open nothing any more. */
export async function deleteOldTransferLinks(database: Queries, now: Date, signal: AbortSignal): Promise<void> {
  const before = new Date(now.getTime() - transferLinkLifeMs);
  await deleteInBatches(database, { table: "room_handovers", where: "made_at <= $1", values: [before] }, signal);
}
