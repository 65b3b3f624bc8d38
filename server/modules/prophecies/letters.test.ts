import { afterEach, beforeEach, expect, test } from "vitest";
import { freshDatabase } from "#test-support/postgres/fresh-database.ts";
import type { FreshDatabase } from "#test-support/postgres/test-postgres.ts";
import { fixedClock } from "../../platform/clock.ts";
import { type Database, openDatabase } from "../../platform/database.ts";
import { memoryLogger } from "../../platform/logger.ts";
import { chooseCompanion } from "../lip-world/deeds.ts";
import { recordVisit } from "../visitors/visits.ts";
import {
  answerLetter,
  keepLetter,
  letterHistory,
  letterMonths,
  type LetterNumbers,
  letterOf,
  lettersOf,
  lettersOfMonth,
  letterToAnswer,
  signAnswers,
} from "./letters.ts";
import { signRates } from "./sign-rates.ts";

const clock = fixedClock("2026-11-20T12:00:00Z");
const me = "00000000-0000-4000-8000-000000000001";
const other = "00000000-0000-4000-8000-000000000002";
const letter: LetterNumbers = { source: 12, sign: 7, gesture: 3, aside: 60, hour: 1, shade: 24, form: "night" };
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

const open = (visitorId: string, day: string, changes: Partial<LetterNumbers> = {}) =>
  keepLetter(database, {
    visitorId,
    day,
    letter: { ...letter, ...changes },
    contentVersion: "0123456789ab",
    now: clock.now(),
  });

test("a letter stays as it was opened, and is mine alone", async () => {
  await open(me, "2026-11-20");
  await open(me, "2026-11-20", { source: 99 });
  expect(await letterOf(database, me, "2026-11-20")).toEqual({ ...letter, day: "2026-11-20", answer: null });
  expect(await letterOf(database, me, "2026-11-21")).toBeNull();
  expect(await letterOf(database, other, "2026-11-20")).toBeNull();
});

test("a letter is written from those before it, and knows how many there were", async () => {
  await open(me, "2026-08-01");
  await open(me, "2026-10-01", { source: 2 });
  await open(me, "2026-11-19", { source: 3 });
  await open(me, "2026-11-20", { source: 4 });
  const history = await letterHistory(database, { visitorId: me, day: "2026-11-20", nights: 60 });
  expect(history.earlier.map(({ source }) => source)).toEqual([2, 3]);
  expect(history).toMatchObject({ lettersBefore: 3, lastLetterDay: "2026-11-19", firstVisitDay: "2026-11-20" });
});

test("the monster that goes with me is known when my letter is written, and nobody else's", async () => {
  await chooseCompanion(database, { visitorId: me, now: clock.now() }, "13");
  const known = async (visitorId: string) =>
    (await letterHistory(database, { visitorId, day: "2026-11-20", nights: 60 })).companionId;
  expect([await known(me), await known(other)]).toEqual(["13", null]);
});

test("my letters lie in their months, the newest month on top", async () => {
  for (const day of ["2026-09-30", "2026-11-02", "2026-11-01"]) await open(me, day);
  expect(await letterMonths(database, me)).toEqual({ count: 3, months: ["2026-11", "2026-09"] });
  expect((await lettersOfMonth(database, me, "2026-11")).map(({ day }) => day)).toEqual(["2026-11-01", "2026-11-02"]);
  expect((await lettersOf(database, me, 2)).map(({ day }) => day)).toEqual(["2026-11-02", "2026-11-01"]);
  expect(await lettersOf(database, other, 9)).toEqual([]);
  expect(await lettersOf(database, null, 9)).toEqual([]);
  expect(await lettersOfMonth(database, null, "2026-11")).toEqual([]);
  expect(await letterMonths(database, null)).toEqual({ count: 0, months: [] });
});

test("the last unanswered letter of a few nights is asked about, never tonight's", async () => {
  for (const day of ["2026-11-11", "2026-11-17", "2026-11-18", "2026-11-20"]) await open(me, day);
  const ask = async () =>
    (await letterToAnswer(database, { visitorId: me, day: "2026-11-20", nights: 7 }))?.day ?? null;
  expect(await ask()).toBe("2026-11-18");
  await answerLetter(database, { visitorId: me, day: "2026-11-18", answer: "wait", now: clock.now() });
  expect(await ask()).toBe("2026-11-17");
  await answerLetter(database, { visitorId: me, day: "2026-11-17", answer: "no", now: clock.now() });
  expect(await ask()).toBeNull();
});

test("a sign knows how often it came true; まだ does not count, and whoever answers anew counts once", async () => {
  await open(me, "2026-11-18");
  await open(other, "2026-11-18");
  await open(me, "2026-11-19", { sign: 8 });
  const say = (visitorId: string, answer: "yes" | "no" | "wait") =>
    answerLetter(database, { visitorId, day: "2026-11-18", answer, now: clock.now() });
  expect(await say(me, "wait")).toBe(true);
  expect(await signAnswers(database, 7)).toEqual({ answered: 0, cameTrue: 0 });
  await say(me, "yes");
  await say(other, "no");
  expect(await signAnswers(database, 7)).toEqual({ answered: 2, cameTrue: 1 });
  expect(await signRates(database, [7, 8])).toEqual(new Map([[7, { answered: 2, cameTrue: 1 }]]));
  expect(await answerLetter(database, { visitorId: me, day: "2026-11-01", answer: "yes", now: clock.now() })).toBe(
    false,
  );
});
