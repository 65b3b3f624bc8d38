import type { Queries } from "../../platform/database.ts";
import { type Shelf, shelves, visitorTables } from "./visitor-tables.ts";

/** How much of one kind is kept of a visitor, and from when to when. */
export interface Holding {
  shelf: Shelf;
  rows: number;
  /** ISO moments; null where rows have none. */
  since: string | null;
  until: string | null;
}

/** What is kept of a visitor, kind by kind in the order of the shelves; kinds without a row are left out. */
export async function readHoldings(queries: Pick<Queries, "query">, visitorId: string): Promise<Holding[]> {
  const parts = visitorTables.map(
    ({ table, shelf, at }) =>
      `SELECT '${shelf}' AS shelf, count(*) AS rows, ${at ? `min(${at})` : "NULL::timestamptz"} AS since,
              ${at ? `max(${at})` : "NULL::timestamptz"} AS until FROM ${table} WHERE visitor_id = $1`,
  );
  const rows = await queries.query<{ shelf: Shelf; rows: number; since: Date | null; until: Date | null }>({
    text: `SELECT shelf, sum(rows)::int AS rows, min(since) AS since, max(until) AS until
           FROM (${parts.join(" UNION ALL ")}) AS kept GROUP BY shelf HAVING sum(rows) > 0`,
    values: [visitorId],
  });
  return shelves.flatMap((shelf) => {
    const row = rows.find((other) => other.shelf === shelf);
    return row
      ? [{ shelf, rows: row.rows, since: row.since?.toISOString() ?? null, until: row.until?.toISOString() ?? null }]
      : [];
  });
}

/** Everything that is kept of a visitor: by table, each row as it is, without the visitor's own name. */
export async function exportRoom(
  queries: Pick<Queries, "query">,
  visitorId: string,
): Promise<Record<string, readonly unknown[]>> {
  const whole: [string, readonly unknown[]][] = [];
  for (const { table } of visitorTables) {
    const rows = await queries.query<{ row: unknown }>({
      text: `SELECT to_jsonb(one) - 'visitor_id' AS row FROM ${table} AS one WHERE visitor_id = $1`,
      values: [visitorId],
    });
    if (rows.length > 0) whole.push([table, rows.map(({ row }) => row)]);
  }
  const [visitor] = await queries.query<{ row: unknown }>({
    text: "SELECT to_jsonb(one) - 'id' AS row FROM visitors AS one WHERE id = $1",
    values: [visitorId],
  });
  return Object.fromEntries(visitor ? [["visitor", [visitor.row]], ...whole] : whole);
}
