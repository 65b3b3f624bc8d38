import { expect, test } from "vitest";
import { openDatabaseForEachTest } from "#test-support/postgres/open-database-for-each-test.ts";
import { fixedClock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database.ts";
import { lockVisitor } from "./lock-visitor.ts";
import { recordVisit, type Visit } from "./visits.ts";

const clock = fixedClock("2026-11-20T12:00:00Z");
const me: Visit = { visitorId: "00000000-0000-4000-8000-000000000001", lang: "ja", now: clock.now() };
let database: Database;

openDatabaseForEachTest((opened) => (database = opened), 6);

test("two tabs that both have begun to write are let through one after the other, and neither fails", async () => {
  await database.transaction((queries) => recordVisit(queries, me));
  const order: string[] = [];
  // Both transactions have begun before either takes the lock.
  let release = (): void => {};
  const bothHere = new Promise<void>((resolve) => (release = resolve));
  let arrivals = 0;
  const tab = (): Promise<void> =>
    database.transaction(async (queries) => {
      await recordVisit(queries, me);
      if (++arrivals === 2) release();
      await bothHere;
      await lockVisitor(queries, me.visitorId);
      order.push("in");
      await queries.query({ text: "SELECT pg_sleep(0.05)" });
      order.push("out");
    });
  await Promise.all([tab(), tab()]);
  expect(order).toEqual(["in", "out", "in", "out"]);
});
