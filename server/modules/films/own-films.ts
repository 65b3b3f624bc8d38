import { mostBookmarks, mostStopped } from "#contracts/film-desk.ts";
import type { Queries } from "../../platform/database.ts";

/** A place in a film to come back to. */
export interface Bookmark {
  filmId: string;
  atMs: number;
  keptAt: Date;
}

/** A shade at which a film was stopped. */
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
export async function readBookmarksOf(queries: Queries, visitorId: string | null): Promise<Bookmark[]> {
  if (visitorId === null) return [];
  return await queries.query<Bookmark>({
    name: "own-bookmarks",
    text: `SELECT film_id AS "filmId", at_ms AS "atMs", kept_at AS "keptAt" FROM film_bookmarks
           WHERE visitor_id = $1 ORDER BY kept_at DESC, film_id LIMIT $2`,
    values: [visitorId, mostBookmarks],
  });
}

/** The shades the visitor stopped at, the newest first. Null (no cookie): none. */
export async function readStoppedColoursOf(queries: Queries, visitorId: string | null): Promise<StoppedColour[]> {
  if (visitorId === null) return [];
  return await queries.query<StoppedColour>({
    name: "own-stopped",
    text: `SELECT id, film_id AS "filmId", at_ms AS "atMs", seen, product_id AS "productId", stopped_at AS "stoppedAt"
           FROM stopped_colours WHERE visitor_id = $1 ORDER BY stopped_at DESC, id LIMIT $2`,
    values: [visitorId, mostStopped],
  });
}

/** Lays a bookmark into a film; one that lay there moves. The visitor must have a row. */
export async function keepBookmark(
  queries: Queries,
  { visitorId, filmId, atMs, now }: { visitorId: string; filmId: string; atMs: number; now: Date },
): Promise<void> {
  await queries.query({
    name: "keep-bookmark",
    text: `INSERT INTO film_bookmarks (visitor_id, film_id, at_ms, kept_at) VALUES ($1, $2, $3, $4)
           ON CONFLICT (visitor_id, film_id) DO UPDATE SET at_ms = $3, kept_at = $4`,
    values: [visitorId, filmId, atMs, now],
  });
}

/** Takes the bookmark out of a film. */
export async function dropBookmark(queries: Queries, visitorId: string, filmId: string): Promise<void> {
  await queries.query({
    name: "drop-bookmark",
    text: "DELETE FROM film_bookmarks WHERE visitor_id = $1 AND film_id = $2",
    values: [visitorId, filmId],
  });
}

/** Keeps a stopped shade; the oldest goes when there are too many. Belongs into the transaction of the write. */
export async function keepStopped(
  queries: Queries,
  visitorId: string,
  { id, filmId, atMs, seen, productId, stoppedAt }: StoppedColour,
): Promise<void> {
  await queries.query({
    name: "keep-stopped",
    text: `INSERT INTO stopped_colours (id, visitor_id, film_id, at_ms, seen, product_id, stopped_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    values: [id, visitorId, filmId, atMs, seen, productId, stoppedAt],
  });
  await queries.query({
    name: "shed-stopped",
    text: `DELETE FROM stopped_colours WHERE id IN
             (SELECT id FROM stopped_colours WHERE visitor_id = $1 ORDER BY stopped_at DESC, id OFFSET $2)`,
    values: [visitorId, mostStopped],
  });
}

/** Takes a stopped shade of the visitor's away; of nobody else's. */
export async function dropStopped(queries: Queries, visitorId: string, id: string): Promise<void> {
  await queries.query({
    name: "drop-stopped",
    text: "DELETE FROM stopped_colours WHERE visitor_id = $1 AND id = $2",
    values: [visitorId, id],
  });
}
