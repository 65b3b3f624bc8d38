import { expect, test } from "vitest";
import { allTables } from "#app/shell/site-frame/site-tables.server.ts";
import { fillVisitorTables } from "#test-support/postgres/fill-visitor-tables.ts";
import {
  countRows,
  early,
  listTablesNaming,
  me,
  mergePhone,
  now,
  openVisitorDataForEachTest,
  phone,
  visitorTables,
} from "#test-support/visitor-data/open-visitor-data-for-each-test.ts";
import type { Database } from "../../platform/database.ts";
import { recordVisit, VisitorMovedError } from "../visitors/visits.ts";
import { eraseVisitor } from "./erase-visitor.ts";
import { mergeVisitors } from "./merge-visitors.ts";

let database: Database;
openVisitorDataForEachTest((opened) => (database = opened));

test("two visitors become one: nothing is left under the old name, and every kind is there", async () => {
  await fillVisitorTables(database, visitorTables, me, early);
  await fillVisitorTables(database, visitorTables, phone, now, "y");
  await mergePhone(database);
  expect(await listTablesNaming(database, phone)).toEqual(["room_moves"]);
  for (const { table } of visitorTables) expect(await countRows(database, table, me), table).toBeGreaterThan(0);
  expect(await countRows(database, "palettes", me)).toBe(2);
  expect(await countRows(database, "stage_runs", me)).toBe(2);
});

test("of two votes and two tickets the older one stays mine, and the other one stays counted", async () => {
  await fillVisitorTables(database, visitorTables, me, now);
  await fillVisitorTables(database, visitorTables, phone, new Date(now.getTime() - 60_000));
  await database.query({ text: "UPDATE votes SET monster_id = '07' WHERE visitor_id = $1", values: [phone] });
  const [ticket] = await database.query({
    text: `WITH entry AS (INSERT INTO draw_entries (id, campaign_id, ticket_id, jst_day, at)
             SELECT gen_random_uuid(), campaign_id, id, $2::timestamptz::date, CASE WHEN visitor_id = $1 THEN $2 ELSE $3 END FROM draw_tickets)
           SELECT id FROM draw_tickets WHERE visitor_id = $1`,
    values: [phone, early, now],
  });
  await mergePhone(database);
  expect(await database.query({ text: "SELECT monster_id FROM votes WHERE visitor_id = $1", values: [me] })).toEqual([
    { monster_id: "07" },
  ]);
  expect(await database.query({ text: "SELECT id FROM draw_tickets WHERE visitor_id = $1", values: [me] })).toEqual([
    ticket,
  ]);
  expect(await database.query({ text: "SELECT 1 FROM votes" })).toHaveLength(2);
  expect(await database.query({ text: "SELECT 1 FROM draw_tickets" })).toHaveLength(2);
});

test("of single values the newer one stays, of a best the better one, and seen pictures are seen", async () => {
  await fillVisitorTables(database, visitorTables, me, early);
  await fillVisitorTables(database, visitorTables, phone, now);
  await database.query({ text: "UPDATE companions SET monster_id = '13' WHERE visitor_id = $1", values: [phone] });
  await database.query({ text: "UPDATE stage_bests SET score = 900 WHERE visitor_id = $1", values: [me] });
  await database.query({ text: "UPDATE lip_areas SET panels = '{0,2}' WHERE visitor_id = $1", values: [me] });
  await database.query({ text: "UPDATE lip_areas SET panels = '{1}' WHERE visitor_id = $1", values: [phone] });
  await mergePhone(database);
  const one = async (text: string) =>
    (await database.queryComposed<Record<string, unknown>>({ text, values: [me] }))[0];
  expect(await one("SELECT monster_id FROM companions WHERE visitor_id = $1")).toEqual({ monster_id: "13" });
  expect(await one("SELECT max(score) AS score FROM stage_bests WHERE visitor_id = $1")).toEqual({ score: 900 });
  expect(await one("SELECT panels FROM lip_areas WHERE visitor_id = $1")).toEqual({ panels: [0, 1, 2] });
});

test("a page that was still open under the old name is told so, and nothing is written there", async () => {
  await recordVisit(database, { visitorId: phone, lang: "ja", now });
  await recordVisit(database, { visitorId: me, lang: "ja", now });
  await mergePhone(database);
  await expect(recordVisit(database, { visitorId: phone, lang: "ja", now })).rejects.toThrow(VisitorMovedError);
  expect(await database.query({ text: "SELECT 1 FROM visitors WHERE id = $1", values: [phone] })).toEqual([]);
});

test("two visitors who open each other at once become one, whichever is first", async () => {
  for (const id of [me, phone]) await recordVisit(database, { visitorId: id, lang: "ja", now });
  const go = (from: string, into: string) =>
    database.transaction((queries) => mergeVisitors(queries, allTables, { from, into, now }));
  const [one, other] = await Promise.all([go(phone, me), go(me, phone)].map((merging) => merging.catch(() => "moved")));
  const left = await database.query({ text: "SELECT id FROM visitors" });
  expect(left).toHaveLength(1);
  expect([one, other]).toContain(left[0]?.id);
});

test("a visitor who was merged further meanwhile is followed, one who was erased is told", async () => {
  const third = "00000000-0000-4000-8000-000000000003";
  for (const id of [me, phone, third]) await recordVisit(database, { visitorId: id, lang: "ja", now });
  await mergePhone(database);
  expect(
    await database.transaction((queries) => mergeVisitors(queries, allTables, { from: third, into: phone, now })),
  ).toBe(me);
  await database.transaction((queries) => eraseVisitor(queries, allTables, me));
  expect(
    await database.transaction((queries) => mergeVisitors(queries, allTables, { from: phone, into: me, now })),
  ).toBeNull();
});
