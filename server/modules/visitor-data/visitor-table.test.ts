import { expect, test } from "vitest";
import { allTables } from "#app/shell/site-frame/site-tables.server.ts";
import { openDatabaseForEachTest } from "#test-support/postgres/open-database-for-each-test.ts";
import type { Database } from "../../platform/database.ts";
import { listVisitorTables } from "./visitor-table.ts";

const visitorTables = listVisitorTables(allTables);

let database: Database;

openDatabaseForEachTest((opened) => (database = opened), 1);

test("every table that names a visitor says what happens to it when rooms merge and when one is erased", async () => {
  const rows = await database.query({
    text: `SELECT DISTINCT table_name FROM information_schema.columns
           WHERE table_schema = 'public' AND column_name = 'visitor_id' ORDER BY table_name`,
  });
  expect(visitorTables.map(({ table }) => table).toSorted()).toEqual(rows.map(({ table_name }) => table_name));
});

test("every table belongs to one site, or to the hub", async () => {
  const rows = await database.query({
    text: "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'",
  });
  const owned = allTables.flatMap((one) => one.owned.map(({ table }) => table));
  expect(owned.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});

test("a merge and an erasure find a visitor's rows by an index in every table, however many others left there", async () => {
  const rows = await database.query({
    text: `SELECT t.relname AS table, a.attname AS column FROM pg_index i JOIN pg_class t ON t.oid = i.indrelid
           JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = i.indkey[0]
           WHERE a.attname IN ('visitor_id', 'to_id') AND t.relnamespace = 'public'::regnamespace`,
  });
  const indexed = new Set(rows.map(({ table, column }) => `${table}.${column}`));
  const expected = [...visitorTables.map(({ table }) => `${table}.visitor_id`), "room_moves.to_id"];
  expect(expected.filter((column) => !indexed.has(column))).toEqual([]);
});
