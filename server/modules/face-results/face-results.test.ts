import { afterEach, beforeEach, expect, test } from "vitest";
import type { KeepResult } from "#contracts/face-result.ts";
import { freshDatabase } from "#test-support/postgres/fresh-database.ts";
import type { FreshDatabase } from "#test-support/postgres/test-postgres.ts";
import { fixedClock } from "../../platform/clock.ts";
import { type Database, openDatabase } from "../../platform/database.ts";
import { memoryLogger } from "../../platform/logger.ts";
import { seededRandom } from "../../platform/random.ts";
import { recordVisit, visitorSummary } from "../visitors/visits.ts";
import {
  chooseFaceType,
  countFaceTypes,
  dropFaceResult,
  faceResultById,
  faceResultsOf,
  keepFaceResult,
  mostKept,
} from "./face-results.ts";

const clock = fixedClock("2026-11-20T12:00:00Z");
const random = seededRandom("results");
const me = "00000000-0000-4000-8000-000000000001";
const other = "00000000-0000-4000-8000-000000000002";
let fresh: FreshDatabase;
let database: Database;

beforeEach(async () => {
  fresh = await freshDatabase();
  database = openDatabase({ url: fresh.url, max: 2, logger: memoryLogger(clock) });
  for (const visitorId of [me, other]) await recordVisit(database, { visitorId, lang: "ja", now: clock.now() });
});
afterEach(async () => {
  await database.stop();
  await fresh.drop();
});

const read: KeepResult = {
  type: 7,
  runnerUp: 5,
  chosen: 7,
  a: 2,
  b: 1,
  c: 1,
  referenceId: "landmarker-jp-1",
  mode: "camera",
};
const keep = (visitorId = me, over: Partial<KeepResult> = {}, now = clock.now()) =>
  keepFaceResult(database, random, { visitorId, result: { ...read, ...over }, now });
const minutesLater = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000);

test("what I keep can be opened by its id, and says nothing about whose it is", async () => {
  const kept = await keep();
  expect(await faceResultById(database, kept.id)).toEqual({ ...read, id: kept.id, madeAt: "2026-11-20T12:00:00.000Z" });
  expect(await faceResultById(database, "AAAAAAAAAAAAAAAA")).toBeNull();
});

test("the same result kept twice in one evening is one; the next evening it is another", async () => {
  const first = await keep();
  expect((await keep(me, {}, minutesLater(5))).id).toBe(first.id);
  expect((await keep(me, { a: 1 }, minutesLater(6))).id).not.toBe(first.id);
  await keep(me, {}, minutesLater(24 * 60));
  expect(await faceResultsOf(database, me)).toHaveLength(3);
});

test("somebody else's result is neither chosen anew nor thrown away by me", async () => {
  const { id } = await keep(other);
  expect(await chooseFaceType(database, { visitorId: me, id, chosen: 0 })).toBeNull();
  expect(await dropFaceResult(database, { visitorId: me, id })).toBeNull();
  expect((await faceResultById(database, id))?.chosen).toBe(7);
});

test("a choice of my own stands in the summary until the result is thrown away", async () => {
  const { id } = await keep();
  await chooseFaceType(database, { visitorId: me, id, chosen: 0 });
  expect((await visitorSummary(database, me)).faceType).toBe("REISUI");
  await dropFaceResult(database, { visitorId: me, id });
  expect((await visitorSummary(database, me)).faceType).toBeNull();
});

test("a visitor counts once, with the latest result", async () => {
  await keep(me, { chosen: 1 });
  await keep(me, { chosen: 3 }, minutesLater(1));
  await keep(other, { chosen: 3 });
  expect(await countFaceTypes(database)).toEqual([0, 0, 0, 2, 0, 0, 0, 0]);
});

test("the oldest of very many makes room for the newest", async () => {
  const first = await keep();
  for (let day = 1; day <= mostKept; day++) await keep(me, {}, minutesLater(day * 24 * 60));
  const own = await faceResultsOf(database, me);
  expect(own).toHaveLength(mostKept);
  expect(own.some(({ id }) => id === first.id)).toBe(false);
});

test("when a visitor is erased, the results are gone", async () => {
  const { id } = await keep();
  await database.query({ text: "DELETE FROM visitors WHERE id = $1", values: [me] });
  expect(await faceResultById(database, id)).toBeNull();
});
