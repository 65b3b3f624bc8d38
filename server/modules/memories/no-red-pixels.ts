import type { Queries } from "../../platform/database.ts";

/** A pixel of a no-red event's picture. */
export interface NoRedPixelRow {
  place: number;
  hex: string;
}

/** The pixels of a no-red event, in the order in which they were lit. */
export const listPixels = (queries: Queries, noRedEventId: string): Promise<NoRedPixelRow[]> =>
  queries.query({
    name: "red-points",
    text: "SELECT place, hex FROM red_pixels WHERE night_id = $1 ORDER BY place",
    values: [noRedEventId],
  });

/** How many pixels each no-red event has. */
export const countPixelsByEvent = (queries: Queries): Promise<{ nightId: string; count: number }[]> =>
  queries.query({
    name: "red-point-counts",
    text: 'SELECT night_id AS "nightId", count(*) AS count FROM red_pixels GROUP BY night_id',
  });

/** The no-red events in which the visitor lit a pixel; null (no cookie): none. */
export async function listMyNoRedEventIds(queries: Queries, visitorId: string | null): Promise<string[]> {
  if (visitorId === null) return [];
  const rows = await queries.query({
    name: "red-nights-of",
    text: "SELECT night_id FROM red_pixels WHERE visitor_id = $1 ORDER BY night_id",
    values: [visitorId],
  });
  return rows.map(({ night_id: id }) => id);
}

/**
 * Lights the visitor's pixel of a no-red event; one that is lit already stays what it is. Belongs into the transaction of
 * the write: until it ends, no other pixel of that event gets a position.
 */
export async function addPixel(
  queries: Queries,
  { visitorId, noRedEventId, hex, now }: { visitorId: string; noRedEventId: string; hex: string; now: Date },
): Promise<NoRedPixelRow> {
  await queries.query({
    name: "hold-red-night",
    text: "SELECT pg_advisory_xact_lock(hashtext('red-night'), hashtext($1))",
    values: [noRedEventId],
  });
  const [pixel] = await queries.query({
    name: "light-red-point",
    text: `WITH lit AS (
             INSERT INTO red_pixels (night_id, visitor_id, place, hex, lit_at)
             SELECT $1, $2, coalesce(max(place) + 1, 0), $3, $4 FROM red_pixels WHERE night_id = $1
             ON CONFLICT (night_id, visitor_id) DO NOTHING RETURNING place, hex
           )
           SELECT place /* never null */, hex /* never null */ FROM lit
           UNION ALL
           SELECT place, hex FROM red_pixels WHERE night_id = $1 AND visitor_id = $2
           LIMIT 1`,
    values: [noRedEventId, visitorId, hex, now],
  });
  if (!pixel) throw new Error("a point was neither lit nor there");
  return pixel;
}
