import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase } from "#test-support/postgres/create-test-database.ts";
import type { TestDatabase } from "#test-support/postgres/test-postgres.ts";
import { fixedClock } from "../../platform/clock.ts";
import { type Database, openDatabase } from "../../platform/database.ts";
import { memoryLogger } from "../../platform/logger.ts";
import { recordVisit, getVisitorSummary } from "../visitors/visits.ts";
import { deleteWork, recordWork, type Work } from "./works.ts";

const clock = fixedClock("2026-11-20T12:00:00Z");
const me = "00000000-0000-4000-8000-000000000001";
const other = "00000000-0000-4000-8000-000000000002";
let fresh: TestDatabase;
let database: Database;
let idCount = 0;

beforeEach(async () => {
  fresh = await createTestDatabase();
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
const record = (visitorId: string, work: Work) =>
  recordWork(database, `00000000-0000-4000-9000-${String(++idCount).padStart(12, "0")}`, visitorId, work);
const lastWorkOf = async (visitorId: string) => (await getVisitorSummary(database, visitorId)).lastWork;

test("what I made last stands in my summary, and not in another's", async () => {
  await record(me, brush);
  await record(me, palette);
  expect(await lastWorkOf(me)).toEqual({ ...brush, madeAt: brush.madeAt.toISOString() });
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
