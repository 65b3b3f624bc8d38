import type { Queries } from "../../platform/database.ts";

/** One thing that a visitor made. */
export interface Work {
  /** The folder of the site it was made in. */
  site: string;
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
             UPDATE works SET title = $4, made_at = $6 WHERE visitor_id = $2 AND site = $3 AND path = $5 RETURNING 1
           )
           INSERT INTO works (id, visitor_id, site, title, path, made_at)
           SELECT $1, $2, $3, $4, $5, $6 WHERE NOT EXISTS (SELECT 1 FROM again)`,
    values: [id, visitorId, work.site, work.title, work.path, work.madeAt],
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

/** What a visitor last made in a site since a moment; null when that is nothing. */
export async function getLastWork(
  queries: Pick<Queries, "query">,
  visitorId: string,
  { site, since }: { site: string; since: Date },
): Promise<Pick<Work, "title" | "path"> | null> {
  const [row] = await queries.query<{ title: string; path: string }>({
    name: "last-work-in",
    text: `SELECT title, path FROM works WHERE visitor_id = $1 AND made_at >= $3 AND site = $2
           ORDER BY made_at DESC LIMIT 1`,
    values: [visitorId, site, since],
  });
  return row ?? null;
}
