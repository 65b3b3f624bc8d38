import { allTables } from "#app/shell/site-frame/site-tables.server.ts";
import { mergeVisitors } from "#server/modules/visitor-data/merge-visitors.ts";
import { listVisitorTables } from "#server/modules/visitor-data/visitor-table.ts";
import type { Database } from "#server/platform/database.ts";
import { openDatabaseForEachTest } from "../postgres/open-database-for-each-test.ts";

export const visitorTables = listVisitorTables(allTables);
/** Two visitors who are one person, and two times. */
export const me = "00000000-0000-4000-8000-000000000001";
export const phone = "00000000-0000-4000-8000-000000000002";
export const early = new Date("2026-11-01T12:00:00Z");
export const now = new Date("2026-11-20T12:00:00Z");

/** Opens a database without visitors before each test of a file, with the campaign to which `fillVisitorTables` points. */
export function openVisitorDataForEachTest(onOpen: (database: Database) => unknown): void {
  openDatabaseForEachTest(async (database) => {
    await database.query({
      text: `INSERT INTO campaigns (id, content, opens_at, closes_at, terms, commitment, seed, published_at, is_demonstration)
           VALUES ('red-room', '{}', $1, $1, '', '', '', $1, false)`,
      values: [early],
    });
    await onOpen(database);
  }, 6);
}

/** The phone's visitor becomes mine. */
export const mergePhone = (database: Database) =>
  database.transaction((queries) => mergeVisitors(queries, allTables, { from: phone, into: me, now }));

/** Rows of the visitor in a table. */
export async function countRows(database: Database, table: string, visitorId: string): Promise<number> {
  const [row] = await database.queryComposed<{ n: number }>({
    text: `SELECT count(*)::int AS n FROM ${table} WHERE visitor_id = $1`,
    values: [visitorId],
  });
  return row?.n ?? 0;
}

/** Tables in which the visitor's name stands anywhere, in whatever column. */
export async function listTablesNaming(database: Database, visitorId: string): Promise<string[]> {
  const tables = await database.query({
    text: "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'",
  });
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const rows = await database.queryComposed({
        text: `SELECT 1 FROM ${name} AS one WHERE one::text LIKE '%${visitorId}%' LIMIT 1`,
      });
      return rows.length > 0 ? [name] : [];
    }),
  );
  return found.flat();
}
