import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { openDatabaseForEachTest } from "#test-support/postgres/open-database-for-each-test.ts";
import { fixedClock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database.ts";
import { recordVisit, getVisitorSummary } from "../visitors/visits.ts";
import { deleteWork, recordWork, type Work } from "./works.ts";

const clock = fixedClock("2026-11-20T12:00:00Z");
const me = "00000000-0000-4000-8000-000000000001";
const other = "00000000-0000-4000-8000-000000000002";
let database: Database;
let idCount = 0;

openDatabaseForEachTest(async (opened) => {
  database = opened;
  for (const visitorId of [me, other]) await recordVisit(database, { visitorId, lang: "ja", now: clock.now() });
});

const palette: Work = {
  ...{ site: "yoku", kind: "palettes", ref: "a" },
  title: "夜更けの四色",
  path: "/yoku?p=a",
  madeAt: new Date("2026-11-18T12:00:00Z"),
};
const brush: Work = {
  ...{ site: "mcm", kind: "mascaras", ref: "1" },
  ...{ title: "二度寝の一本", path: "/mcm/gallery?w=1", madeAt: clock.now() },
};
const record = (visitorId: string, work: Work) =>
  recordWork(database, `00000000-0000-4000-9000-${String(++idCount).padStart(12, "0")}`, visitorId, work);
const lastWorkOf = async (visitorId: string) => (await getVisitorSummary(database, visitorId)).lastWork;

test("what I made last stands in my summary, and not in another's", async () => {
  await record(me, brush);
  await record(me, palette);
  const { site, title, path, madeAt } = brush;
  expect(await lastWorkOf(me)).toEqual({ site, title, path, madeAt: madeAt.toISOString() });
  expect(await lastWorkOf(other)).toBeNull();
});

test("the same thing made again is one thing, and the last one", async () => {
  await record(me, palette);
  await record(me, brush);
  const later = new Date(clock.now().getTime() + 1_000);
  await record(me, { ...palette, title: "夜明けの四色", madeAt: later });
  expect(await lastWorkOf(me)).toMatchObject({ path: palette.path, title: "夜明けの四色" });
  await deleteWork(database, me, palette.path);
  expect(await lastWorkOf(me)).toMatchObject({ path: brush.path });
});

test("what was made before works had a kind is found by its saved item all the same", async () => {
  const colourId = "00000000-0000-4000-8000-00000000c010";
  const paths = {
    scan: "/scan/KIKA/00000000-0000-4000-8000-00000000fa0e",
    lmp: "/lmp?d=20240110&k=moon-03",
    mcm: "/mcm?r=0a1b2c",
    yoku: "/yoku-tw?p=4k2",
    personalmakeup: "/personalmakeup?r=7t",
    hack: "/hack?r=2ZX",
    chameleon: "/chameleon?c=de5038-lip-01",
    ucp: "/ucp-share?a=00000000-0000-4000-8000-00000000ac01",
    mor: "/mor?c=5f",
    style: "/style?f=9q",
    testerplay: "/testerplay-hk?c=3z",
    lmw: "/lmw/monster?m=07",
    campaign: "/campaign/half-open/check",
  };
  for (const [site, path] of Object.entries(paths))
    await record(me, { site, kind: "", ref: "", title: site, path, madeAt: clock.now() });
  await database.query({
    text: `INSERT INTO collected_colours (id, visitor_id, hex, time_word, habit_word, thing_word, found_at, jst_day)
           VALUES ($1, $2, 'de5038', 1, 1, 1, $3, '2026-11-20')`,
    values: [colourId, me, clock.now()],
  });
  const migration = readFileSync("server/migrations/0024_works_kind_and_ref.sql", "utf8");
  await database.queryComposed({ text: migration.split("--> statement-breakpoint").at(-1) ?? "" });
  const rows = await database.query({ text: "SELECT site, kind || ' ' || ref AS found FROM works" });
  expect(Object.fromEntries(rows.map(({ site, found }) => [site, found]))).toEqual({
    scan: "face 00000000-0000-4000-8000-00000000fa0e",
    lmp: "prophecies 2024-01-10",
    mcm: "mascaras 0a1b2c",
    yoku: "palettes 4k2",
    personalmakeup: "recipes 7t",
    hack: "hacks 95",
    chameleon: `colours ${colourId}`,
    ucp: "mural 00000000-0000-4000-8000-00000000ac01",
    mor: "red 5f",
    style: "faces 9q",
    testerplay: "footprints 3z",
    lmw: "talks 07",
    campaign: "draws half-open",
  });
});
