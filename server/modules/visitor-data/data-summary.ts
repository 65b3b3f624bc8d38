import type { Queries } from "../../platform/database.ts";
import type { RowOf } from "../../platform/statement-types.ts";
import { type DataCategory, dataCategories, listVisitorTables, type SiteTables } from "./visitor-table.ts";

/** How much of one kind is kept of a visitor, and from when to when. */
export interface DataSummaryRow {
  shelf: DataCategory;
  rows: number;
  /** ISO moments; null where rows have none. */
  since: string | null;
  until: string | null;
}

type Counted = RowOf<"SELECT count(*)::int AS rows, min(at) AS since, max(at) AS until FROM events">;

/** What is kept of a visitor, kind by kind in the order of the categories; kinds without a row are left out. */
export async function getDataSummary(
  queries: Queries,
  tables: readonly SiteTables[],
  visitorId: string,
): Promise<DataSummaryRow[]> {
  const parts = listVisitorTables(tables).map(
    ({ table, category, at, isPart = "false" }) =>
      `SELECT '${category}' AS shelf, count(*) FILTER (WHERE NOT (${isPart})) AS rows, ${at ? `min(${at})` : "NULL::timestamptz"} AS since,
              ${at ? `max(${at})` : "NULL::timestamptz"} AS until FROM ${table} WHERE visitor_id = $1`,
  );
  const rows = await queries.queryComposed<{ shelf: DataCategory } & Counted>({
    text: `SELECT shelf, sum(rows)::int AS rows, min(since) AS since, max(until) AS until
           FROM (${parts.join(" UNION ALL ")}) AS kept GROUP BY shelf HAVING sum(rows) > 0`,
    values: [visitorId],
  });
  return dataCategories.flatMap((category) => {
    const row = rows.find((other) => other.shelf === category);
    return row
      ? [
          {
            shelf: category,
            rows: row.rows,
            since: row.since?.toISOString() ?? null,
            until: row.until?.toISOString() ?? null,
          },
        ]
      : [];
  });
}

/** Everything that is kept of a visitor: by table, each row as it is, without the visitor's own name. */
export async function exportVisitorData(
  queries: Queries,
  tables: readonly SiteTables[],
  visitorId: string,
): Promise<Record<string, readonly unknown[]>> {
  const found: [string, readonly unknown[]][] = [];
  for (const { table } of listVisitorTables(tables)) {
    const rows = await queries.queryComposed<{ row: unknown }>({
      text: `SELECT to_jsonb(one) - 'visitor_id' AS row FROM ${table} AS one WHERE visitor_id = $1`,
      values: [visitorId],
    });
    if (rows.length > 0) found.push([table, rows.map(({ row }) => row)]);
  }
  const [visitor] = await queries.query({
    text: "SELECT to_jsonb(one) - 'id' AS row FROM visitors AS one WHERE id = $1",
    values: [visitorId],
  });
  return Object.fromEntries(visitor ? [["visitor", [visitor.row]], ...found] : found);
}
