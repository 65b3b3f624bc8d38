import { expect, test } from "vitest";
import type { FaceResultInput } from "#contracts/face-result.ts";
import { openDatabaseForEachTest } from "#test-support/postgres/open-database-for-each-test.ts";
import { fixedClock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database.ts";
import { seededRandom } from "../../platform/random.ts";
import { recordVisit, getVisitorSummary } from "../visitors/visits.ts";
import {
  chooseFaceType,
  countFaceTypes,
  deleteFaceResult,
  getFaceResult,
  listFaceResults,
  saveFaceResult,
  maxResults,
} from "./face-results.ts";

const clock = fixedClock("2026-11-20T12:00:00Z");
const random = seededRandom("results");
const me = "00000000-0000-4000-8000-000000000001";
const other = "00000000-0000-4000-8000-000000000002";
let database: Database;

openDatabaseForEachTest(async (opened) => {
  database = opened;
  for (const visitorId of [me, other]) await recordVisit(database, { visitorId, lang: "ja", now: clock.now() });
});

const read: FaceResultInput = {
  type: 7,
  runnerUp: 5,
  chosen: 7,
  a: 2,
  b: 1,
  c: 1,
  referenceId: "landmarker-jp-1",
  mode: "camera",
};
const save = (visitorId = me, over: Partial<FaceResultInput> = {}, now = clock.now()) =>
  saveFaceResult(database, random, { visitorId, result: { ...read, ...over }, now });
const minutesLater = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000);

test("what I keep can be opened by its id, and says nothing about whose it is", async () => {
  const saved = await save();
  expect(await getFaceResult(database, saved.id)).toEqual({
    ...read,
    id: saved.id,
    madeAt: "2026-11-20T12:00:00.000Z",
  });
  expect(await getFaceResult(database, "AAAAAAAAAAAAAAAA")).toBeNull();
});

test("the same result kept twice in one evening is one; the next evening it is another", async () => {
  const first = await save();
  expect((await save(me, {}, minutesLater(5))).id).toBe(first.id);
  expect((await save(me, { a: 1 }, minutesLater(6))).id).not.toBe(first.id);
  await save(me, {}, minutesLater(24 * 60));
  expect(await listFaceResults(database, me)).toHaveLength(3);
});

test("somebody else's result is neither chosen anew nor thrown away by me", async () => {
  const { id } = await save(other);
  expect(await chooseFaceType(database, { visitorId: me, id, chosen: 0 })).toBeNull();
  expect(await deleteFaceResult(database, { visitorId: me, id })).toBeNull();
  expect((await getFaceResult(database, id))?.chosen).toBe(7);
});

test("a choice of my own stands in the summary until the result is thrown away", async () => {
  const { id } = await save();
  await chooseFaceType(database, { visitorId: me, id, chosen: 0 });
  expect((await getVisitorSummary(database, me)).faceType).toBe("REISUI");
  await deleteFaceResult(database, { visitorId: me, id });
  expect((await getVisitorSummary(database, me)).faceType).toBeNull();
});

test("a visitor counts once, with the latest result", async () => {
  await save(me, { chosen: 1 });
  await save(me, { chosen: 3 }, minutesLater(1));
  await save(other, { chosen: 3 });
  expect(await countFaceTypes(database)).toEqual([0, 0, 0, 2, 0, 0, 0, 0]);
});

test("the oldest of very many makes room for the newest", async () => {
  const first = await save();
  for (let day = 1; day <= maxResults; day++) await save(me, {}, minutesLater(day * 24 * 60));
  const own = await listFaceResults(database, me);
  expect(own).toHaveLength(maxResults);
  expect(own.some(({ id }) => id === first.id)).toBe(false);
});

test("when a visitor is erased, the results are gone", async () => {
  const { id } = await save();
  await database.query({ text: "DELETE FROM visitors WHERE id = $1", values: [me] });
  expect(await getFaceResult(database, id)).toBeNull();
});
