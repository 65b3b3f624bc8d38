import { wishUndoDays } from "#contracts/wish-limits.ts";
import type { MyWishes } from "#contracts/wishes.ts";
import type { Queries } from "../../platform/database.ts";
import { toRemovedWish, wishColumns, toWish } from "./wish-rows.ts";

/** The moment before which what was taken off is gone for good. */
export const undoLimit = (now: Date): Date => new Date(now.getTime() - wishUndoDays * 86_400_000);

/** The visitor's list in the visitor's order, and what can still come back, the newest first. */
export async function getMyWishes(queries: Queries, visitorId: string | null, now: Date): Promise<MyWishes> {
  if (visitorId === null) return { wishes: [], left: [], share: null };
  const [rows, shares] = await Promise.all([
    queries.query({
      name: "my-wishes",
      text: `SELECT ${wishColumns} FROM wishes WHERE visitor_id = $1 AND (left_at IS NULL OR left_at > $2)
             ORDER BY left_at DESC, position, product_id`,
      values: [visitorId, undoLimit(now)],
    }),
    queries.query({
      name: "my-wish-share",
      text: "SELECT share_id, has_notes FROM wish_shares WHERE visitor_id = $1",
      values: [visitorId],
    }),
  ]);
  const [share] = shares;
  return {
    wishes: rows.filter((row) => row.left_at === null).map(toWish),
    left: rows.filter((row) => row.left_at !== null).map(toRemovedWish),
    share: share ? { id: share.share_id, hasNotes: share.has_notes } : null,
  };
}
