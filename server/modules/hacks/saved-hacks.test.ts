import { expect, test } from "vitest";
import { openDatabaseForEachTest } from "#test-support/postgres/open-database-for-each-test.ts";
import { fixedClock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database.ts";
import { recordVisit } from "../visitors/visits.ts";
import { deleteHack, listSavedHacks, saveHacks } from "./saved-hacks.ts";
import { getMostSavedHacks } from "./most-saved.ts";

const clock = fixedClock("2026-11-20T12:00:00Z");
const me = "00000000-0000-4000-8000-000000000001";
const other = "00000000-0000-4000-8000-000000000002";
let database: Database;

openDatabaseForEachTest(async (opened) => {
  database = opened;
  for (const visitorId of [me, other]) await recordVisit(database, { visitorId, lang: "ja", now: clock.now() });
});

const numbersOf = async (visitorId: string | null) =>
  (await listSavedHacks(database, visitorId)).map(({ number }) => number);

test("what I keep tonight stands before what I kept last week, and keeps its first date", async () => {
  const lastWeek = new Date("2026-11-13T12:00:00Z");
  await saveHacks(database, { visitorId: me, numbers: [7, 3], now: lastWeek });
  await saveHacks(database, { visitorId: me, numbers: [96, 3, 96], now: clock.now() });
  expect(await numbersOf(me)).toEqual([96, 3, 7]);
  expect((await listSavedHacks(database, me))[1]?.keptAt).toEqual(lastWeek);
});

test("what lies in the most books stands first, and nobody counts twice", async () => {
  expect(await getMostSavedHacks(database, 5)).toEqual({ visitors: 0, hacks: [] });
  await saveHacks(database, { visitorId: me, numbers: [7, 3], now: clock.now() });
  await saveHacks(database, { visitorId: me, numbers: [7], now: clock.now() });
  await saveHacks(database, { visitorId: other, numbers: [7, 2], now: clock.now() });
  expect(await getMostSavedHacks(database, 2)).toEqual({
    visitors: 2,
    hacks: [
      { number: 7, saveCount: 2 },
      { number: 2, saveCount: 1 },
    ],
  });
});

test("nobody reads another's book, and whoever has no cookie has an empty one", async () => {
  await saveHacks(database, { visitorId: me, numbers: [1], now: clock.now() });
  expect(await numbersOf(other)).toEqual([]);
  expect(await numbersOf(null)).toEqual([]);
});

test("a hack I take out is out of my book only, and taking it out twice is no fault", async () => {
  for (const visitorId of [me, other]) await saveHacks(database, { visitorId, numbers: [1, 2], now: clock.now() });
  await deleteHack(database, { visitorId: me, number: 1 });
  await deleteHack(database, { visitorId: me, number: 1 });
  expect(await numbersOf(me)).toEqual([2]);
  expect(await numbersOf(other)).toEqual([1, 2]);
});

test("a room that is erased takes its book along", async () => {
  await saveHacks(database, { visitorId: me, numbers: [1, 2], now: clock.now() });
  await database.query({ text: "DELETE FROM visitors WHERE id = $1", values: [me] });
  expect(await numbersOf(me)).toEqual([]);
});
