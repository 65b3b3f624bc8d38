import type { Queries } from "../../platform/database.ts";

/** A point of a night's picture. */
export interface LitPoint {
  place: number;
  hex: string;
}

/** The points of a night, in the order in which they were lit. */
export const pointsOf = (queries: Queries, nightId: string): Promise<LitPoint[]> =>
  queries.query<{ place: number; hex: string }>({
    name: "red-points",
    text: "SELECT place, hex FROM red_pixels WHERE night_id = $1 ORDER BY place",
    values: [nightId],
  });

/** How many points each night has. */
export const pointCounts = (queries: Queries): Promise<{ nightId: string; count: number }[]> =>
  queries.query<{ nightId: string; count: number }>({
    name: "red-point-counts",
    text: 'SELECT night_id AS "nightId", count(*) AS count FROM red_pixels GROUP BY night_id',
  });

/** The nights in which the visitor lit a point; null (no cookie): none. */
export async function nightsOf(queries: Queries, visitorId: string | null): Promise<string[]> {
  if (visitorId === null) return [];
  const rows = await queries.query<{ night_id: string }>({
    name: "red-nights-of",
    text: "SELECT night_id FROM red_pixels WHERE visitor_id = $1 ORDER BY night_id",
    values: [visitorId],
  });
  return rows.map(({ night_id: id }) => id);
}

/**
 * Lights the visitor's point of a night; the one that is lit already stays what it is. Belongs into the transaction of
 * the write: until it ends, no other point of that night gets a place.
 */
export async function lightPoint(
  queries: Queries,
  { visitorId, nightId, hex, now }: { visitorId: string; nightId: string; hex: string; now: Date },
): Promise<LitPoint> {
  await queries.query({
    name: "hold-red-night",
    text: "SELECT pg_advisory_xact_lock(hashtext('red-night'), hashtext($1))",
    values: [nightId],
  });
  const [point] = await queries.query<LitPoint>({
    name: "light-red-point",
    text: `WITH lit AS (
             INSERT INTO red_pixels (night_id, visitor_id, place, hex, lit_at)
             SELECT $1, $2, coalesce(max(place) + 1, 0), $3, $4 FROM red_pixels WHERE night_id = $1
             ON CONFLICT (night_id, visitor_id) DO NOTHING RETURNING place, hex
           )
           SELECT place, hex FROM lit
           UNION ALL
           SELECT place, hex FROM red_pixels WHERE night_id = $1 AND visitor_id = $2
           LIMIT 1`,
    values: [nightId, visitorId, hex, now],
  });
  if (!point) throw new Error("a point was neither lit nor there");
  return point;
}
