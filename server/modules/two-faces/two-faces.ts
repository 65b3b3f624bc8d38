import type { Queries } from "../../platform/database.ts";

/** A pair of looks, 0 to 7 each. */
export interface LookPair {
  morning: number;
  night: number;
}

/** One named pair as others see it. */
export interface TwoFacesEntry {
  id: string;
  code: string;
  /** How many visitors have this pair. */
  count: number;
  madeAt: Date;
}

/**
 * Keeps a pair under its names. The same pair again only changes its names; the same names again change nothing.
 * Belongs into the transaction of the write; the visitor must have a row.
 * @returns the code that the visitor had for this pair before, or null
 */
export async function saveTwoFaces(
  queries: Queries,
  input: { id: string; visitorId: string; pair: LookPair; code: string; now: Date },
): Promise<string | null> {
  const { id, visitorId, pair, code, now } = input;
  const [row] = await queries.query({
    name: "keep-two-faces",
    text: `WITH old AS (
             SELECT code FROM two_faces WHERE visitor_id = $2 AND morning = $3 AND night = $4
           )
           INSERT INTO two_faces AS kept (id, visitor_id, morning, night, code, made_at)
           VALUES ($1, $2, $3, $4, $5, $6)
           ON CONFLICT (visitor_id, morning, night) DO UPDATE
             SET code = excluded.code,
                 made_at = CASE WHEN kept.code = excluded.code THEN kept.made_at ELSE excluded.made_at END
           RETURNING (SELECT code FROM old) AS before`,
    values: [id, visitorId, pair.morning, pair.night, code, now],
  });
  return row?.before ?? null;
}

/** How many other visitors have this pair, and how many pairs others have at all, counted up to `most`. */
export async function countOthers(
  queries: Queries,
  { visitorId, pair, most }: { visitorId: string; pair: LookPair; most: number },
): Promise<{ samePair: number; anyPair: number }> {
  const [row] = await queries.query({
    name: "two-faces-of-others",
    text: `SELECT (SELECT count(*)::int FROM two_faces
                   WHERE morning = $2 AND night = $3 AND visitor_id <> $1) AS same_pair,
                  (SELECT count(*)::int FROM (SELECT FROM two_faces WHERE visitor_id <> $1 LIMIT $4) AS others) AS any_pair`,
    values: [visitorId, pair.morning, pair.night, most],
  });
  return { samePair: row?.same_pair ?? 0, anyPair: row?.any_pair ?? 0 };
}

/** How many visitors have each pair: morning × 8 + night. */
export async function countPairs(queries: Queries): Promise<number[]> {
  const rows = await queries.query({
    name: "two-faces-counts",
    text: "SELECT morning * 8 + night AS place, count(*)::int AS count FROM two_faces GROUP BY morning, night",
    values: [],
  });
  const counts = new Map(rows.map(({ place: pairIndex, count }) => [pairIndex, count]));
  return Array.from({ length: 64 }, (_, pairIndex) => counts.get(pairIndex) ?? 0);
}

/** A page of named pairs, the newest first, from behind `after` on. */
export async function listTwoFaces(
  queries: Queries,
  { after, limit }: { after: { madeAt: Date; id: string } | null; limit: number },
): Promise<TwoFacesEntry[]> {
  const rows = await queries.query({
    name: "named-two-faces",
    text: `SELECT id, code, made_at,
                  (SELECT count(*)::int FROM two_faces AS same
                   WHERE same.morning = page.morning AND same.night = page.night) AS count
           FROM two_faces AS page
           WHERE $1::timestamptz IS NULL OR (made_at, id) < ($1, $2::uuid)
           ORDER BY made_at DESC, id DESC LIMIT $3`,
    values: [after?.madeAt ?? null, after?.id ?? null, limit],
  });
  return rows.map((row) => ({ id: row.id, code: row.code, count: row.count, madeAt: row.made_at }));
}
