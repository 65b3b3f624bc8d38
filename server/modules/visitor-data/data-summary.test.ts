import { expect, test } from "vitest";
import { allTables } from "#app/shell/site-frame/site-tables.server.ts";
import { fillVisitorTables } from "#test-support/postgres/fill-visitor-tables.ts";
import {
  early,
  me,
  openVisitorDataForEachTest,
  visitorTables,
} from "#test-support/visitor-data/open-visitor-data-for-each-test.ts";
import type { Database } from "../../platform/database.ts";
import { exportVisitorData, getDataSummary } from "./data-summary.ts";

let database: Database;
openVisitorDataForEachTest((opened) => (database = opened));

test("a review with a photo is one voice, and a photo without a review is one thing that is kept", async () => {
  await fillVisitorTables(database, visitorTables, me, early);
  const rows = async () =>
    (await getDataSummary(database, allTables, me)).find(({ shelf }) => shelf === "reviews")?.rows;
  await database.query({ text: "UPDATE review_photos SET review_id = (SELECT id FROM reviews LIMIT 1)" });
  expect(await rows()).toBe(1);
  await database.query({ text: "UPDATE review_photos SET review_id = NULL" });
  expect(await rows()).toBe(2);
});

test("what is kept is told kind by kind, and given row by row without the visitor's name", async () => {
  await fillVisitorTables(database, visitorTables, me, early);
  const summary = await getDataSummary(database, allTables, me);
  expect(summary.find(({ shelf }) => shelf === "seals")).toEqual({
    shelf: "seals",
    rows: 1,
    since: early.toISOString(),
    until: early.toISOString(),
  });
  const exported = await exportVisitorData(database, allTables, me);
  expect(Object.keys(exported)).toHaveLength(visitorTables.length + 1);
  expect(JSON.stringify(exported)).not.toContain(me);
});
