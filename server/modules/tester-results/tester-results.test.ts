import { expect, test } from "vitest";
import { openDatabaseForEachTest } from "#test-support/postgres/open-database-for-each-test.ts";
import { fixedClock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database.ts";
import { recordVisit } from "../visitors/visits.ts";
import { getFavouriteShade, saveTesterResult } from "./tester-results.ts";

const clock = fixedClock("2026-11-20T12:00:00Z");
let database: Database;
let idCount = 0;

openDatabaseForEachTest((opened) => (database = opened));

const uuid = (family: number, n: number): string => `00000000-0000-4000-${family}-${String(n).padStart(12, "0")}`;

async function save(visitor: number, productIds: readonly string[], code = "AAAA"): Promise<void> {
  const visitorId = uuid(8000, visitor);
  await recordVisit(database, { visitorId, lang: "ja", now: clock.now() });
  await saveTesterResult(database, {
    id: uuid(9000, ++idCount),
    visitorId,
    code,
    lang: "ja",
    mission: 3,
    productIds,
    madeAt: clock.now(),
  });
}
const rows = async (): Promise<number> =>
  (
    await database.query({
      name: "count",
      text: "SELECT count(*)::int AS n FROM footprints",
      values: [],
    })
  )[0]?.n ?? 0;

test("what others took for a mission is told from thirty of them on, each counted once", async () => {
  for (let visitor = 1; visitor < 30; visitor++) await save(visitor, visitor < 12 ? ["lip-03", "lip-01"] : ["lip-03"]);
  for (const code of ["B", "C", "D"]) await save(1, ["lip-01"], code);
  expect(await getFavouriteShade(database, { lang: "ja", mission: 3 })).toBeNull();
  await save(30, ["lip-01"]);
  expect(await getFavouriteShade(database, { lang: "ja", mission: 3 })).toEqual({
    productId: "lip-03",
    visitors: 29,
    of: 30,
  });
  expect(await getFavouriteShade(database, { lang: "th", mission: 3 })).toBeNull();
});

test("the same round kept twice is one, and a visitor who leaves takes it along", async () => {
  await save(1, ["lip-01"]);
  await save(1, ["lip-01"]);
  expect(await rows()).toBe(1);
  await database.query({ name: "leave", text: "DELETE FROM visitors", values: [] });
  expect(await rows()).toBe(0);
});
