import { afterEach, beforeEach, expect, test } from "vitest";
import { freshDatabase } from "#test-support/postgres/fresh-database.ts";
import type { FreshDatabase } from "#test-support/postgres/test-postgres.ts";
import { fixedClock } from "../../platform/clock.ts";
import { type Database, openDatabase } from "../../platform/database.ts";
import { memoryLogger } from "../../platform/logger.ts";
import { recordVisit, visitorSummary } from "../visitors/visits.ts";
import { dropWork, recordWork, type Work } from "./works.ts";

const clock = fixedClock("2026-11-20T12:00:00Z");
const me = "00000000-0000-4000-8000-000000000001";
const other = "00000000-0000-4000-8000-000000000002";
let fresh: FreshDatabase;
let database: Database;
let made = 0;

beforeEach(async () => {
  fresh = await freshDatabase();
  database = openDatabase({ url: fresh.url, max: 2, logger: memoryLogger(clock) });
  for (const visitorId of [me, other]) await recordVisit(database, { visitorId, lang: "ja", now: clock.now() });
});
afterEach(async () => {
  await database.stop();
  await fresh.drop();
});

const palette: Work = {
  site: "yoku",
  title: "夜更けの四色",
  path: "/yoku?p=a",
  madeAt: new Date("2026-11-18T12:00:00Z"),
};
const brush: Work = { site: "mcm", title: "二度寝の一本", path: "/mcm/gallery?w=1", madeAt: clock.now() };
const note = (visitorId: string, work: Work) =>
  recordWork(database, `00000000-0000-4000-9000-${String(++made).padStart(12, "0")}`, visitorId, work);
const lastOf = async (visitorId: string) => (await visitorSummary(database, visitorId)).lastWork;

test("what I made last stands in my summary, and not in another's", async () => {
  await note(me, brush);
  await note(me, palette);
  expect(await lastOf(me)).toEqual({ ...brush, madeAt: brush.madeAt.toISOString() });
  expect(await lastOf(other)).toBeNull();
});

test("the same thing made again is one thing, and the last one", async () => {
  await note(me, palette);
  await note(me, brush);
  const later = new Date(clock.now().getTime() + 1_000);
  await note(me, { ...palette, title: "夜明けの四色", madeAt: later });
  expect(await lastOf(me)).toMatchObject({ path: palette.path, title: "夜明けの四色" });
  await dropWork(database, me, palette.path);
  expect(await lastOf(me)).toMatchObject({ path: brush.path });
});
