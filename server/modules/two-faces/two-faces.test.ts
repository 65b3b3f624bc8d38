import { expect, test } from "vitest";
import { openDatabaseForEachTest } from "#test-support/postgres/open-database-for-each-test.ts";
import { fixedClock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database.ts";
import { recordVisit } from "../visitors/visits.ts";
import { saveTwoFaces, listTwoFaces, countOthers, countPairs } from "./two-faces.ts";

const clock = fixedClock("2026-11-20T12:00:00Z");
const visitorOf = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;
let database: Database;
let made = 0;

openDatabaseForEachTest((opened) => {
  database = opened;
  made = 0;
});

async function save(visitor: number, morning: number, night: number, code: string): Promise<string | null> {
  const now = new Date(clock.now().getTime() + ++made * 1_000);
  await recordVisit(database, { visitorId: visitorOf(visitor), lang: "ja", now });
  const id = `00000000-0000-4000-9000-${String(made).padStart(12, "0")}`;
  return saveTwoFaces(database, { id, visitorId: visitorOf(visitor), pair: { morning, night }, code, now });
}

test("a pair that I name anew is one pair under its last names", async () => {
  expect(await save(1, 7, 0, "AAAAAAA")).toBeNull();
  expect(await save(1, 7, 0, "BBBBBBB")).toBe("AAAAAAA");
  expect(await save(1, 7, 0, "BBBBBBB")).toBe("BBBBBBB");
  const all = await listTwoFaces(database, { after: null, limit: 9 });
  expect(all.map(({ code, count }) => [code, count])).toEqual([["BBBBBBB", 1]]);
  // Naming it the same once more does not bring it to the front again.
  expect(all[0]!.madeAt).toEqual(new Date(clock.now().getTime() + 2_000));
});

test("the gallery goes on where the page before ended, the newest first, and says how many have the pair", async () => {
  await save(1, 7, 0, "1111111");
  await save(2, 7, 0, "2222222");
  await save(3, 1, 5, "3333333");
  const first = await listTwoFaces(database, { after: null, limit: 2 });
  expect(first.map(({ code, count }) => [code, count])).toEqual([
    ["3333333", 1],
    ["2222222", 2],
  ]);
  const rest = await listTwoFaces(database, { after: first[1]!, limit: 2 });
  expect(rest.map(({ code }) => code)).toEqual(["1111111"]);
  expect(await listTwoFaces(database, { after: rest[0]!, limit: 2 })).toEqual([]);
});

test("counts are of visitors, and of others when I am the one who asks", async () => {
  await save(1, 7, 0, "1111111");
  await save(2, 7, 0, "2222222");
  await save(2, 0, 7, "3333333");
  const counts = await countPairs(database);
  expect([counts.length, counts[56], counts[7], counts[0]]).toEqual([64, 2, 1, 0]);
  const query = { pair: { morning: 7, night: 0 }, most: 30 };
  expect(await countOthers(database, { ...query, visitorId: visitorOf(1) })).toEqual({ samePair: 1, anyPair: 2 });
  expect(await countOthers(database, { ...query, visitorId: visitorOf(1), most: 1 })).toMatchObject({ anyPair: 1 });
});

test("when I am forgotten, my names leave the gallery", async () => {
  await save(1, 7, 0, "1111111");
  await database.query({ name: "erase", text: "DELETE FROM visitors WHERE id = $1", values: [visitorOf(1)] });
  expect(await listTwoFaces(database, { after: null, limit: 9 })).toEqual([]);
});
