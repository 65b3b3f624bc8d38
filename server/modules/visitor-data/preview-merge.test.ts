import { expect, test } from "vitest";
import { allTables } from "#app/shell/site-frame/site-tables.server.ts";
import { fillVisitorTables } from "#test-support/postgres/fill-visitor-tables.ts";
import {
  countRows,
  early,
  me,
  openVisitorDataForEachTest,
  phone,
  visitorTables,
} from "#test-support/visitor-data/open-visitor-data-for-each-test.ts";
import type { Database } from "../../platform/database.ts";
import { previewMerge } from "./preview-merge.ts";

let database: Database;
openVisitorDataForEachTest((opened) => (database = opened));

test("the preview tells what both visitors have and of what only one can stay, and does nothing", async () => {
  await fillVisitorTables(database, visitorTables, me, early);
  await fillVisitorTables(database, visitorTables, phone, early);
  const preview = await previewMerge(database, allTables, { mine: phone, theirs: me });
  expect(preview.isSame).toBe(false);
  expect(preview.theirs.find(({ shelf }) => shelf === "votes")).toMatchObject({ since: early.toISOString() });
  expect(preview.clashes.find(({ shelf }) => shelf === "draws")).toEqual({ shelf: "draws", rows: 1 });
  expect(await countRows(database, "votes", phone)).toBe(1);
});
