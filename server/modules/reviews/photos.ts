import { dayMs } from "#contracts/jst-clock.ts";
import type { Queries } from "../../platform/database.ts";
import { lockVisitor } from "../visitors/lock-visitor.ts";

/** So many photos may lie there without a review, and so many may come in a day. */
const maxUnattached = 6;
const maxPerDay = 18;

/** A photo that came in. */
export interface Photo {
  id: string;
  visitorId: string;
  widthPx: number;
  heightPx: number;
  now: Date;
}

/** Whether the visitor may send one more: asked before a picture is opened, which costs more than anything else here. */
export async function canSavePhoto(queries: Queries, visitorId: string | null, now: Date): Promise<boolean> {
  const [row] = await queries.query({
    name: "may-keep-photo",
    text: `SELECT count(*) FILTER (WHERE received_at > $2) < ${maxPerDay} AND count(*) FILTER (WHERE review_id IS NULL) < ${maxUnattached}
             AS may FROM review_photos WHERE visitor_id = $1`,
    values: [visitorId, new Date(now.getTime() - dayMs)],
  });
  return row?.may ?? true;
}

/** Notes a photo. False when the visitor has sent too many. Belongs into a transaction; the visitor must have a row. */
export async function savePhoto(queries: Queries, photo: Photo): Promise<boolean> {
  const { id, visitorId, widthPx, heightPx, now } = photo;
  await lockVisitor(queries, visitorId);
  const rows = await queries.query({
    name: "keep-photo",
    text: `INSERT INTO review_photos (id, visitor_id, width_px, height_px, received_at)
           SELECT $1, $2, $3, $4, $5
           WHERE (SELECT count(*) FROM review_photos WHERE visitor_id = $2 AND received_at > $6) < ${maxPerDay}
             AND (SELECT count(*) FROM review_photos WHERE visitor_id = $2 AND review_id IS NULL) < ${maxUnattached}
           RETURNING id`,
    values: [id, visitorId, widthPx, heightPx, now, new Date(now.getTime() - dayMs)],
  });
  return rows.length === 1;
}

/** Takes away an own photo that is in no review. */
export async function deleteUnattachedPhoto(queries: Queries, visitorId: string, id: string): Promise<boolean> {
  const rows = await queries.query({
    name: "drop-photo",
    text: "DELETE FROM review_photos WHERE id = $1 AND visitor_id = $2 AND review_id IS NULL RETURNING id",
    values: [id, visitorId],
  });
  return rows.length === 1;
}

/** Whether somebody may see a photo: everybody those of the version that is shown, its sender all of the own. */
export async function canViewPhoto(queries: Queries, id: string, visitorId: string | null): Promise<boolean> {
  const rows = await queries.query({
    name: "may-see-photo",
    text: `SELECT 1 FROM review_photos p LEFT JOIN reviews r ON r.id = p.review_id
           WHERE p.id = $1 AND (p.visitor_id = $2 OR (r.is_shown AND r.content->'photoIds' ? $1::text))`,
    values: [id, visitorId],
  });
  return rows.length === 1;
}

/** Forgets photos that nobody sent a review with within a day. */
export async function deleteOldUnattachedPhotos(queries: Queries, now: Date): Promise<void> {
  await queries.query({
    name: "forget-loose-photos",
    text: "DELETE FROM review_photos WHERE review_id IS NULL AND received_at < $1",
    values: [new Date(now.getTime() - dayMs)],
  });
}

/** Which of these photos no review and no visitor has any more, and none is about to have: those have a note. */
export async function listUnknownPhotos(queries: Queries, ids: readonly string[]): Promise<string[]> {
  const rows = await queries.query({
    name: "unknown-photos",
    text: `SELECT i.id /* never null */ FROM unnest($1::uuid[]) AS i (id)
           WHERE NOT EXISTS (SELECT 1 FROM review_photos p WHERE p.id = i.id)
             AND NOT EXISTS (SELECT 1 FROM photo_file_removals r WHERE r.photo_id = i.id)`,
    values: [ids],
  });
  return rows.map((row) => row.id);
}
