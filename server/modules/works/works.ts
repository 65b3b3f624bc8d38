import type { Queries } from "../../platform/database.ts";

/** One thing that a visitor made. */
export interface Work {
  /** The folder of the site it was made in. */
  site: string;
  /** What it is: the kind of saved item, or another word of that site. */
  kind: string;
  /** Which one of its kind, for this visitor: an id or a code that the saved item knows too. */
  ref: string;
  title: string;
  /** The address that opens it again, with a leading slash. */
  path: string;
  madeAt: Date;
}

/**
 * Notes that something was made; belongs into the transaction that keeps the thing itself. The same address made again
 * is one work, made last now. The visitor must have a row.
 */
export async function recordWork(queries: Queries, id: string, visitorId: string, work: Work): Promise<void> {
  await queries.query({
    name: "record-work",
    text: `WITH again AS (
             UPDATE works SET title = $4, made_at = $6, kind = $7, ref = $8
             WHERE visitor_id = $2 AND site = $3 AND path = $5 RETURNING 1
           )
           INSERT INTO works (id, visitor_id, site, title, path, made_at, kind, ref)
           SELECT $1, $2, $3, $4, $5, $6, $7, $8 WHERE NOT EXISTS (SELECT 1 FROM again)`,
    values: [id, visitorId, work.site, work.title, work.path, work.madeAt, work.kind, work.ref],
  });
}

/** Takes back what `recordWork` noted, when the thing itself is thrown away. */
export async function deleteWork(queries: Queries, visitorId: string, path: string): Promise<void> {
  await queries.query({
    name: "drop-work",
    text: "DELETE FROM works WHERE visitor_id = $1 AND path = $2",
    values: [visitorId, path],
  });
}

/** What of a kind a visitor last made since a moment; null when that is nothing. */
export async function getLastWork(
  queries: Queries,
  visitorId: string,
  { kind, since }: { kind: string; since: Date },
): Promise<Pick<Work, "title" | "path"> | null> {
  const [row] = await queries.query({
    name: "last-work-of-kind",
    text: `SELECT title, path FROM works WHERE visitor_id = $1 AND made_at >= $3 AND kind = $2
           ORDER BY made_at DESC LIMIT 1`,
    values: [visitorId, kind, since],
  });
  return row ?? null;
}
