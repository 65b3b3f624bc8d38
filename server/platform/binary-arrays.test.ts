import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase } from "#test-support/postgres/create-test-database.ts";
import type { TestDatabase } from "#test-support/postgres/test-postgres.ts";
import { intArray, jstDayArray, momentArray, textArray, uuidArray } from "./binary-arrays.ts";
import { fixedClock } from "./clock.ts";
import { type Database, openDatabase } from "./database.ts";
import { memoryLogger } from "./logger.ts";

let fresh: TestDatabase;
let database: Database;

beforeAll(async () => {
  fresh = await createTestDatabase();
  database = openDatabase({ url: fresh.url, max: 1, logger: memoryLogger(fixedClock(new Date())) });
});
afterAll(async () => {
  await database.stop();
  await fresh.drop();
});

async function readBack(type: string, value: Buffer): Promise<unknown> {
  const [row] = await database.queryComposed<{ same: unknown }>({
    text: `SELECT $1::${type}[] AS same`,
    values: [value],
  });
  return row?.same;
}

test("the database reads what was written, in its order", async () => {
  const ids = ["00000000-0000-4000-8000-000000000001", "ffffffff-ffff-4fff-bfff-ffffffffffff"];
  expect(await readBack("uuid", uuidArray(ids))).toEqual(ids);
  expect(await readBack("int4", intArray([0, -7, 2_147_483_647]))).toEqual([0, -7, 2_147_483_647]);
  const moments = [new Date("1999-12-31T23:59:59.999Z"), new Date("2026-11-20T12:00:00.001Z")];
  expect(await readBack("timestamptz", momentArray(moments))).toEqual(moments);
  const [days] = await database.query({
    text: "SELECT $1::date[]::text AS same",
    values: [
      jstDayArray(
        ["1999-12-31T14:59:59.999Z", "1999-12-31T15:00:00Z", "2028-02-29T12:00:00Z"].map((at) => new Date(at)),
      ),
    ],
  });
  expect(days?.same).toBe("{1999-12-31,2000-01-01,2028-02-29}");
});

test("texts come through whatever is in them", async () => {
  const texts = ["", "口紅 👄", `{"a",\\b} 'c'`, "NULL", "a\nb"];
  expect(await readBack("text", textArray(texts))).toEqual(texts);
  const long = [...texts, "紅".repeat(43), "x".repeat(70_000)];
  expect(await readBack("text", textArray(long))).toEqual(long);
});

test("nothing is no value, and an array may be empty", async () => {
  expect(await readBack("int4", intArray([null, 3, null]))).toEqual([null, 3, null]);
  expect(await readBack("int4", intArray([]))).toEqual([]);
  expect(await readBack("text", textArray([]))).toEqual([]);
  expect(await readBack("uuid", uuidArray([]))).toEqual([]);
});

test("what is no UUID is refused before it reaches the database", () => {
  expect(() => uuidArray(["no receipt"])).toThrow(RangeError);
  expect(() => uuidArray(["00000000-0000-4000-8000-00000000000g"])).toThrow(RangeError);
});
