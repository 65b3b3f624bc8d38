import { expect, test } from "vitest";
import { openDatabaseForEachTest } from "#test-support/postgres/open-database-for-each-test.ts";
import { fixedClock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database.ts";
import { recordVisit } from "../visitors/visits.ts";
import { saveTryOn, getTryOn } from "./try-ons.ts";

const clock = fixedClock("2026-11-20T12:00:00Z");
const visitorId = "00000000-0000-4000-8000-000000000001";
const id = "00000000-0000-4000-9000-000000000001";
let database: Database;

openDatabaseForEachTest(async (opened) => {
  database = opened;
  await recordVisit(database, { visitorId, lang: "ja", now: clock.now() });
});

test("a shade I wore and kept can be shown to others, and nobody's id opens nothing", async () => {
  await saveTryOn(database, { id, visitorId, productId: "lip-01", now: clock.now() });
  expect(await getTryOn(database, id)).toEqual({ id, productId: "lip-01", triedAt: clock.now() });
  expect(await getTryOn(database, "00000000-0000-4000-9000-000000000002")).toBeNull();
});

test("when I am forgotten, what I wore is forgotten as well", async () => {
  await saveTryOn(database, { id, visitorId, productId: "lip-01", now: clock.now() });
  await database.query({ name: "erase", text: "DELETE FROM visitors WHERE id = $1", values: [visitorId] });
  expect(await getTryOn(database, id)).toBeNull();
});
