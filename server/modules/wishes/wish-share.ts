import type { MyWishes, Wish } from "#contracts/wishes.ts";
import type { Queries } from "../../platform/database.ts";
import type { Random } from "../../platform/random.ts";
import { wishColumns, toWish } from "./wish-rows.ts";

/** 96 bits: nobody comes to a list by trying. */
const shareIdBytes = 12;
/** What the address of a shared list looks like. */
export const shareIdPattern = /^[A-Za-z0-9_-]{16}$/;

/** Opens the visitor's list to whoever knows its address, or changes what it shows. The address stays the same. */
export async function openShare(
  queries: Queries,
  random: Pick<Random, "bytes">,
  { visitorId, hasNotes, now }: { visitorId: string; hasNotes: boolean; now: Date },
): Promise<NonNullable<MyWishes["share"]>> {
  const [row] = await queries.query({
    name: "open-wish-share",
    text: `INSERT INTO wish_shares (visitor_id, share_id, has_notes, created_at) VALUES ($1, $2, $3, $4)
           ON CONFLICT (visitor_id) DO UPDATE SET has_notes = excluded.has_notes RETURNING share_id`,
    values: [visitorId, random.bytes(shareIdBytes).toString("base64url"), hasNotes, now],
  });
  return { id: row?.share_id ?? "", hasNotes };
}

/** Closes it: the address shows nothing any more, and a later one is another. */
export async function closeShare(queries: Queries, visitorId: string): Promise<void> {
  await queries.query({
    name: "close-wish-share",
    text: "DELETE FROM wish_shares WHERE visitor_id = $1",
    values: [visitorId],
  });
}

/**
 * What a stranger may read: what is wanted, in the visitor's order. Not what is meant for somebody (it would spoil the
 * surprise), nothing about who the visitor is, and notes only where they were given along. Null: there is no such list.
 */
export async function listSharedWishes(queries: Queries, shareId: string): Promise<Wish[] | null> {
  const [share] = await queries.query({
    name: "find-wish-share",
    text: "SELECT visitor_id, has_notes FROM wish_shares WHERE share_id = $1",
    values: [shareId],
  });
  if (!share) return null;
  const rows = await queries.query({
    name: "shared-wishes",
    text: `SELECT ${wishColumns} FROM wishes
           WHERE visitor_id = $1 AND left_at IS NULL AND state = 'wanted' AND folder <> 'gift'
           ORDER BY position, product_id`,
    values: [share.visitor_id],
  });
  return rows.map(toWish).map((wish) => (share.has_notes ? wish : { ...wish, note: "" }));
}
