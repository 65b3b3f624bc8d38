import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase } from "#test-support/postgres/create-test-database.ts";
import type { TestDatabase } from "#test-support/postgres/test-postgres.ts";
import { fixedClock } from "../../platform/clock.ts";
import { type Database, openDatabase } from "../../platform/database.ts";
import { memoryLogger } from "../../platform/logger.ts";
import { recordVisit } from "../visitors/visits.ts";
import { saveTryOn, getTryOn } from "./try-ons.ts";

const clock = fixedClock("2026-11-20T12:00:00Z");
const visitorId = "00000000-0000-4000-8000-000000000001";
const id = "00000000-0000-4000-9000-000000000001";
let fresh: TestDatabase;
let database: Database;

beforeEach(async () => {
  fresh = await createTestDatabase();
  database = openDatabase({ url: fresh.url, max: 2, logger: memoryLogger(clock) });
  await recordVisit(database, { visitorId, lang: "ja", now: clock.now() });
});
afterEach(async () => {
  await database.stop();
  await fresh.drop();
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
