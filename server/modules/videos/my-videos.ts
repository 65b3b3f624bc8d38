import { maxBookmarks, maxStoppedColours } from "#contracts/video-bookmarks.ts";
import type { Queries } from "../../platform/database.ts";

/** A position in a video to come back to. */
export interface Bookmark {
  filmId: string;
  atMs: number;
  keptAt: Date;
}

/** A shade at which a video was stopped. */
export interface StoppedColour {
  id: string;
  filmId: string;
  atMs: number;
  /** `#rrggbb` of the picture where it was touched. */
  seen: string;
  /** The product it was read as. */
  productId: string;
  stoppedAt: Date;
}

/** The visitor's bookmarks, the newest first. Null (no cookie): none. */
export async function listMyBookmarks(queries: Queries, visitorId: string | null): Promise<Bookmark[]> {
  if (visitorId === null) return [];
  return await queries.query({
    name: "own-bookmarks",
    text: `SELECT film_id AS "filmId", at_ms AS "atMs", kept_at AS "keptAt" FROM film_bookmarks
           WHERE visitor_id = $1 ORDER BY kept_at DESC, film_id LIMIT $2`,
    values: [visitorId, maxBookmarks],
  });
}

/** The shades the visitor stopped at, the newest first. Null (no cookie): none. */
export async function listMyStoppedColours(queries: Queries, visitorId: string | null): Promise<StoppedColour[]> {
  if (visitorId === null) return [];
  return await queries.query({
    name: "own-stopped",
    text: `SELECT id, film_id AS "filmId", at_ms AS "atMs", seen, product_id AS "productId", stopped_at AS "stoppedAt"
           FROM stopped_colours WHERE visitor_id = $1 ORDER BY stopped_at DESC, id LIMIT $2`,
    values: [visitorId, maxStoppedColours],
  });
}

/** Sets a bookmark in a video; one that was there moves. The visitor must have a row. */
export async function saveBookmark(
  queries: Queries,
  { visitorId, videoId, atMs, now }: { visitorId: string; videoId: string; atMs: number; now: Date },
): Promise<void> {
  await queries.query({
    name: "keep-bookmark",
    text: `INSERT INTO film_bookmarks (visitor_id, film_id, at_ms, kept_at) VALUES ($1, $2, $3, $4)
           ON CONFLICT (visitor_id, film_id) DO UPDATE SET at_ms = $3, kept_at = $4`,
    values: [visitorId, videoId, atMs, now],
  });
}

/** Deletes the bookmark of a video. */
export async function deleteBookmark(queries: Queries, visitorId: string, videoId: string): Promise<void> {
  await queries.query({
    name: "drop-bookmark",
    text: "DELETE FROM film_bookmarks WHERE visitor_id = $1 AND film_id = $2",
    values: [visitorId, videoId],
  });
}

/** Keeps a stopped shade; the oldest goes when there are too many. Belongs into the transaction of the write. */
export async function saveStoppedColour(
  queries: Queries,
  visitorId: string,
  { id, filmId: videoId, atMs, seen, productId, stoppedAt }: StoppedColour,
): Promise<void> {
  await queries.query({
    name: "keep-stopped",
    text: `INSERT INTO stopped_colours (id, visitor_id, film_id, at_ms, seen, product_id, stopped_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    values: [id, visitorId, videoId, atMs, seen, productId, stoppedAt],
  });
  await queries.query({
    name: "shed-stopped",
    text: `DELETE FROM stopped_colours WHERE id IN
             (SELECT id FROM stopped_colours WHERE visitor_id = $1 ORDER BY stopped_at DESC, id OFFSET $2)`,
    values: [visitorId, maxStoppedColours],
  });
}

/** Takes a stopped shade of the visitor's away; of nobody else's. */
export async function deleteStoppedColour(queries: Queries, visitorId: string, id: string): Promise<void> {
  await queries.query({
    name: "drop-stopped",
    text: "DELETE FROM stopped_colours WHERE visitor_id = $1 AND id = $2",
    values: [visitorId, id],
  });
}
