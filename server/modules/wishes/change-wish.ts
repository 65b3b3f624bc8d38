import { jstDay } from "#contracts/jst-calendar.ts";
import { maxWishes } from "#contracts/wish-limits.ts";
import type { WishAnswer, WishEdit, WishOutcome } from "#contracts/wishes.ts";
import type { Queries } from "../../platform/database.ts";
import { recordInterest } from "../ranking/record-interest.ts";
import { lockVisitor } from "../visitors/lock-visitor.ts";
import { undoLimit } from "./my-wishes.ts";
import { findWish, toWish, type WishRow } from "./wish-rows.ts";

/** Who changes which thing, and when. */
export interface WishChange {
  visitorId: string;
  productId: string;
  now: Date;
  /** Machines wish for nothing. */
  userAgent?: string | undefined;
}

// Every function below belongs into the transaction of the write; the visitor must have a row.

/** Puts a thing on the list, or back on it. On the list already: nothing changes. `full` at a hundred. */
export async function addWish(queries: Queries, change: WishChange): Promise<WishOutcome> {
  const { visitorId, productId, now, userAgent } = change;
  const row = await startChange(queries, change);
  if (row && row.left_at === null) return { outcome: "done", wish: toWish(row) };
  if (await isFull(queries, visitorId)) return { outcome: "full", wish: null };
  if (row) await bringBackWish(queries, change);
  else
    await queries.query({
      name: "add-wish",
      text: `INSERT INTO wishes (visitor_id, product_id, state, note, folder, position, wanted_at)
             VALUES ($1, $2, 'wanted', '', 'mine', ${topPosition}, $3)`,
      values: [visitorId, productId, now],
    });
  await recordInterest(queries, { visitorId, productId, kind: "wish", at: now, userAgent });
  return getOutcome(queries, change);
}

/** Takes a thing off the list. For seven days it can come back as it was. */
export async function removeWish(queries: Queries, change: WishChange): Promise<WishOutcome> {
  const row = await startChange(queries, change);
  if (!row || row.left_at !== null) return { outcome: "missing", wish: null };
  await markRemoved(queries, change, "removed");
  return { outcome: "done", wish: null };
}

/** Changes state, note or folder; what is not given stays. */
export async function editWish(queries: Queries, change: WishChange, edit: WishEdit): Promise<WishOutcome> {
  const row = await startChange(queries, change);
  if (!row || row.left_at !== null) return { outcome: "missing", wish: null };
  await queries.query({
    name: "edit-wish",
    text: `UPDATE wishes SET state = coalesce($3, state), note = coalesce($4, note), folder = coalesce($5, folder),
                  units = coalesce($6, units), is_low = coalesce($7, is_low)
           WHERE visitor_id = $1 AND product_id = $2`,
    values: [
      ...([change.visitorId, change.productId, edit.state ?? null, edit.note ?? null, edit.folder ?? null] as const),
      ...([edit.units ?? null, edit.isLow ?? null] as const),
    ],
  });
  return getOutcome(queries, change);
}

/** Notes that so many of a thing are at home, on the list already or not. Having is no wanting: no ranking hears of it. */
export async function ownWish(queries: Queries, change: WishChange, units: number): Promise<WishOutcome> {
  const { visitorId, productId, now } = change;
  const row = await startChange(queries, change);
  const isListed = row !== undefined && row.left_at === null;
  if (!isListed && (await isFull(queries, visitorId))) return { outcome: "full", wish: null };
  if (row && !isListed) await bringBackWish(queries, change);
  await queries.query({
    name: "own-wish",
    text: `INSERT INTO wishes (visitor_id, product_id, state, note, folder, position, wanted_at, units)
           VALUES ($1, $2, 'owned', '', 'mine', ${topPosition}, $3, $4)
           ON CONFLICT (visitor_id, product_id) DO UPDATE SET state = 'owned', units = excluded.units`,
    values: [visitorId, productId, now, units],
  });
  return getOutcome(queries, change);
}

/** Answers 「まだ欲しい？」: keeping counts the thirty days anew, letting go takes it off. Both leave the same mark. */
export async function answerWish(queries: Queries, change: WishChange, answer: WishAnswer): Promise<WishOutcome> {
  const row = await startChange(queries, change);
  if (!row || row.left_at !== null) return { outcome: "missing", wish: null };
  await queries.query({
    name: "note-wish-answer",
    text: `INSERT INTO wish_answers (visitor_id, product_id, answer, jst_day, at) VALUES ($1, $2, $3, $4, $5)
           ON CONFLICT (visitor_id, product_id, answer, jst_day) DO UPDATE SET at = excluded.at, undone_at = NULL`,
    values: [change.visitorId, change.productId, answer, jstDay(change.now), change.now],
  });
  if (answer === "let-go") await markRemoved(queries, change, "let-go");
  else
    await queries.query({
      name: "keep-wish",
      text: "UPDATE wishes SET kept_at = $3 WHERE visitor_id = $1 AND product_id = $2",
      values: [change.visitorId, change.productId, change.now],
    });
  return getOutcome(queries, change);
}

/** Brings back what was taken off or let go in the last seven days; a want that came back was not let go. */
export async function restoreWish(queries: Queries, change: WishChange): Promise<WishOutcome> {
  const row = await startChange(queries, change);
  if (!row) return { outcome: "missing", wish: null };
  if (row.left_at === null) return { outcome: "done", wish: toWish(row) };
  if (await isFull(queries, change.visitorId)) return { outcome: "full", wish: null };
  await bringBackWish(queries, change);
  return getOutcome(queries, change);
}

/** Above everything that is there. */
const topPosition = "(SELECT coalesce(min(position), 0) - 1 FROM wishes WHERE visitor_id = $1)";

/** Lets one write of a visitor go at a time, drops what can no longer come back, and reads the row. */
async function startChange(queries: Queries, { visitorId, productId, now }: WishChange): Promise<WishRow | undefined> {
  // Two tabs at ninety-nine must not both find room.
  await lockVisitor(queries, visitorId);
  await queries.query({
    name: "drop-left-wishes",
    text: "DELETE FROM wishes WHERE visitor_id = $1 AND left_at <= $2",
    values: [visitorId, undoLimit(now)],
  });
  return findWish(queries, visitorId, productId);
}

async function isFull(queries: Queries, visitorId: string): Promise<boolean> {
  const [row] = await queries.query({
    name: "count-wishes",
    text: "SELECT count(*) AS n FROM wishes WHERE visitor_id = $1 AND left_at IS NULL",
    values: [visitorId],
  });
  return (row?.n ?? 0) >= maxWishes;
}

async function markRemoved(queries: Queries, change: WishChange, how: "removed" | "let-go"): Promise<void> {
  await queries.query({
    name: "leave-wish",
    text: "UPDATE wishes SET left_at = $3, left_how = $4 WHERE visitor_id = $1 AND product_id = $2",
    values: [change.visitorId, change.productId, change.now, how],
  });
}

async function bringBackWish(queries: Queries, { visitorId, productId, now }: WishChange): Promise<void> {
  await queries.query({
    name: "bring-wish-back",
    text: `UPDATE wishes SET left_at = NULL, left_how = NULL, position = ${topPosition}
           WHERE visitor_id = $1 AND product_id = $2`,
    values: [visitorId, productId],
  });
  await queries.query({
    name: "undo-letting-go",
    text: `UPDATE wish_answers SET undone_at = $3
           WHERE visitor_id = $1 AND product_id = $2 AND answer = 'let-go' AND undone_at IS NULL AND at > $4`,
    values: [visitorId, productId, now, undoLimit(now)],
  });
}

async function getOutcome(queries: Queries, { visitorId, productId }: WishChange): Promise<WishOutcome> {
  const row = await findWish(queries, visitorId, productId);
  return { outcome: "done", wish: row && row.left_at === null ? toWish(row) : null };
}
