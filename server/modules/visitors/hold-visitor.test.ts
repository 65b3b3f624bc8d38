import { afterEach, beforeEach, expect, test } from "vitest";
import { freshDatabase } from "#test-support/postgres/fresh-database.ts";
import type { FreshDatabase } from "#test-support/postgres/test-postgres.ts";
import { fixedClock } from "../../platform/clock.ts";
import { type Database, openDatabase } from "../../platform/database.ts";
import { memoryLogger } from "../../platform/logger.ts";
import { holdVisitor } from "./hold-visitor.ts";
import { recordVisit, type Visit } from "./visits.ts";

const clock = fixedClock("2026-11-20T12:00:00Z");
const me: Visit = { visitorId: "00000000-0000-4000-8000-000000000001", lang: "ja", now: clock.now() };
let fresh: FreshDatabase;
let database: Database;

beforeEach(async () => {
  fresh = await freshDatabase();
  database = openDatabase({ url: fresh.url, max: 6, logger: memoryLogger(clock) });
});
afterEach(async () => {
  await database.stop();
  await fresh.drop();
});

test("two tabs that both have begun to write are let through one after the other, and neither fails", async () => {
  await database.transaction((queries) => recordVisit(queries, me));
  const order: string[] = [];
  // Both are in the room before either holds it.
  let meet = (): void => {};
  const bothHere = new Promise<void>((resolve) => (meet = resolve));
  let here = 0;
  const tab = (): Promise<void> =>
    database.transaction(async (queries) => {
      await recordVisit(queries, me);
      if (++here === 2) meet();
      await bothHere;
      await holdVisitor(queries, me.visitorId);
      order.push("in");
      await queries.query({ text: "SELECT pg_sleep(0.05)" });
      order.push("out");
    });
  await Promise.all([tab(), tab()]);
  expect(order).toEqual(["in", "out", "in", "out"]);
});
