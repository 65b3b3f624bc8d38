import type { Queries } from "../../platform/database.ts";
import { deleteInPieces } from "../../platform/in-pieces.ts";
import { handoverLifeMs } from "./room-keys.ts";

/** Deletes the links that carried a room and open nothing any more. */
export async function deleteOldHandovers(
  database: Pick<Queries, "query">,
  now: Date,
  signal: AbortSignal,
): Promise<void> {
  const before = new Date(now.getTime() - handoverLifeMs);
  await deleteInPieces(database, { table: "room_handovers", where: "made_at <= $1", values: [before] }, signal);
}
