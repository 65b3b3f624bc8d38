import { expect, test } from "vitest";
import { allTables } from "#app/shell/site-frame/site-tables.server.ts";
import { fillVisitorTables } from "#test-support/postgres/fill-visitor-tables.ts";
import {
  early,
  me,
  mergePhone,
  now,
  openVisitorDataForEachTest,
  phone,
  visitorTables,
} from "#test-support/visitor-data/open-visitor-data-for-each-test.ts";
import type { Database } from "../../platform/database.ts";
import { listPageVersions } from "../page-versions/page-versions.ts";
import { recordVisit } from "../visitors/visits.ts";
import { eraseVisitor } from "./erase-visitor.ts";

let database: Database;
openVisitorDataForEachTest((opened) => (database = opened));

test.each(["erased", "moved"])("pages that show works of a visitor who is %s are dropped at once", async (what) => {
  await fillVisitorTables(database, visitorTables, me, early);
  await fillVisitorTables(database, visitorTables, phone, now);
  await database.query({ text: "UPDATE mascaras SET is_public = true" });
  await database.query({ text: "UPDATE paintings SET state = 'approved'" });
  await database.query({ text: "UPDATE reviews SET is_shown = true" });
  await (what === "erased"
    ? database.transaction((queries) => eraseVisitor(queries, allTables, phone))
    : mergePhone(database));
  const versions = await listPageVersions(database);
  expect(Object.fromEntries(versions)).toMatchObject({ "mascara-wall": 1, "ucp:wall": 1, reviews: 1 });
});

test("a visitor who showed nothing drops no page", async () => {
  await recordVisit(database, { visitorId: me, lang: "ja", now });
  await database.transaction((queries) => eraseVisitor(queries, allTables, me));
  expect(await listPageVersions(database)).toEqual(new Map());
});
