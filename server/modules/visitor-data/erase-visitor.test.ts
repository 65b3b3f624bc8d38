import { expect, test } from "vitest";
import { allTables } from "#app/shell/site-frame/site-tables.server.ts";
import { fillVisitorTables } from "#test-support/postgres/fill-visitor-tables.ts";
import {
  countRows,
  early,
  listTablesNaming,
  me,
  now,
  openVisitorDataForEachTest,
  phone,
  visitorTables,
} from "#test-support/visitor-data/open-visitor-data-for-each-test.ts";
import type { Database } from "../../platform/database.ts";
import { eraseVisitor } from "./erase-visitor.ts";

let database: Database;
openVisitorDataForEachTest((opened) => (database = opened));

test("a visitor who is erased leaves nothing in any table", async () => {
  await fillVisitorTables(database, visitorTables, me, early);
  await fillVisitorTables(database, visitorTables, phone, now);
  expect((await listTablesNaming(database, me)).length).toBeGreaterThan(50);
  await database.transaction((queries) => eraseVisitor(queries, allTables, me));
  expect(await listTablesNaming(database, me)).toEqual([]);
  for (const { table } of visitorTables) expect(await countRows(database, table, phone), table).toBe(1);
});

test("votes, choices and tickets of an erased visitor stay counted, without a name", async () => {
  await fillVisitorTables(database, visitorTables, me, early);
  await database.transaction((queries) => eraseVisitor(queries, allTables, me));
  for (const table of ["votes", "blind_picks", "interest_events", "draw_tickets", "events"]) {
    const rows = await database.queryComposed({ text: `SELECT 1 FROM ${table}` });
    expect(rows.length, table).toBe(1);
  }
});
