import { expect, test } from "vitest";
import { openDatabaseForEachTest } from "#test-support/postgres/open-database-for-each-test.ts";
import { fixedClock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database.ts";
import { chooseCompanion } from "../lip-world/progress-actions.ts";
import { recordVisit } from "../visitors/visits.ts";
import {
  answerProphecy,
  saveProphecy,
  getProphecyContext,
  listMyProphecyMonths,
  type ProphecyNumbers,
  getProphecy,
  listMyProphecies,
  listMyPropheciesOfMonth,
  getUnansweredProphecy,
  countOmenAnswers,
} from "./prophecies.ts";
import { getOmenRates } from "./omen-rates.ts";

const clock = fixedClock("2026-11-20T12:00:00Z");
const me = "00000000-0000-4000-8000-000000000001";
const other = "00000000-0000-4000-8000-000000000002";
const prophecyNumbers: ProphecyNumbers = {
  source: 12,
  sign: 7,
  gesture: 3,
  aside: 60,
  hour: 1,
  shade: 24,
  form: "night",
};
let database: Database;

openDatabaseForEachTest(async (opened) => {
  database = opened;
  for (const visitorId of [me, other]) await recordVisit(database, { visitorId, lang: "ja", now: clock.now() });
});

const saveFor = (visitorId: string, day: string, changes: Partial<ProphecyNumbers> = {}) =>
  saveProphecy(database, {
    visitorId,
    day,
    prophecy: { ...prophecyNumbers, ...changes },
    contentVersion: "0123456789ab",
    now: clock.now(),
  });

test("a letter stays as it was opened, and is mine alone", async () => {
  await saveFor(me, "2026-11-20");
  await saveFor(me, "2026-11-20", { source: 99 });
  expect(await getProphecy(database, me, "2026-11-20")).toEqual({
    ...prophecyNumbers,
    day: "2026-11-20",
    answer: null,
  });
  expect(await getProphecy(database, me, "2026-11-21")).toBeNull();
  expect(await getProphecy(database, other, "2026-11-20")).toBeNull();
});

test("a letter is written from those before it, and knows how many there were", async () => {
  await saveFor(me, "2026-08-01");
  await saveFor(me, "2026-10-01", { source: 2 });
  await saveFor(me, "2026-11-19", { source: 3 });
  await saveFor(me, "2026-11-20", { source: 4 });
  const history = await getProphecyContext(database, { visitorId: me, day: "2026-11-20", days: 60 });
  expect(history.earlier.map(({ source }) => source)).toEqual([2, 3]);
  expect(history).toMatchObject({ lettersBefore: 3, lastLetterDay: "2026-11-19", firstVisitDay: "2026-11-20" });
});

test("the monster that goes with me is known when my letter is written, and nobody else's", async () => {
  await chooseCompanion(database, { visitorId: me, now: clock.now() }, "13");
  const getCompanion = async (visitorId: string) =>
    (await getProphecyContext(database, { visitorId, day: "2026-11-20", days: 60 })).companionId;
  expect([await getCompanion(me), await getCompanion(other)]).toEqual(["13", null]);
});

test("my letters lie in their months, the newest month on top", async () => {
  for (const day of ["2026-09-30", "2026-11-02", "2026-11-01"]) await saveFor(me, day);
  expect(await listMyProphecyMonths(database, me)).toEqual({ count: 3, months: ["2026-11", "2026-09"] });
  expect((await listMyPropheciesOfMonth(database, me, "2026-11")).map(({ day }) => day)).toEqual([
    "2026-11-01",
    "2026-11-02",
  ]);
  expect((await listMyProphecies(database, me, 2)).map(({ day }) => day)).toEqual(["2026-11-02", "2026-11-01"]);
  expect(await listMyProphecies(database, other, 9)).toEqual([]);
  expect(await listMyProphecies(database, null, 9)).toEqual([]);
  expect(await listMyPropheciesOfMonth(database, null, "2026-11")).toEqual([]);
  expect(await listMyProphecyMonths(database, null)).toEqual({ count: 0, months: [] });
});

test("the last unanswered letter of a few nights is asked about, never tonight's", async () => {
  for (const day of ["2026-11-11", "2026-11-17", "2026-11-18", "2026-11-20"]) await saveFor(me, day);
  const getDayToAnswer = async () =>
    (await getUnansweredProphecy(database, { visitorId: me, day: "2026-11-20", days: 7 }))?.day ?? null;
  expect(await getDayToAnswer()).toBe("2026-11-18");
  await answerProphecy(database, { visitorId: me, day: "2026-11-18", answer: "wait", now: clock.now() });
  expect(await getDayToAnswer()).toBe("2026-11-17");
  await answerProphecy(database, { visitorId: me, day: "2026-11-17", answer: "no", now: clock.now() });
  expect(await getDayToAnswer()).toBeNull();
});

test("a sign knows how often it came true; まだ does not count, and whoever answers anew counts once", async () => {
  await saveFor(me, "2026-11-18");
  await saveFor(other, "2026-11-18");
  await saveFor(me, "2026-11-19", { sign: 8 });
  const sendAnswer = (visitorId: string, answer: "yes" | "no" | "wait") =>
    answerProphecy(database, { visitorId, day: "2026-11-18", answer, now: clock.now() });
  expect(await sendAnswer(me, "wait")).toBe(true);
  expect(await countOmenAnswers(database, 7)).toEqual({ answered: 0, cameTrue: 0 });
  await sendAnswer(me, "yes");
  await sendAnswer(other, "no");
  expect(await countOmenAnswers(database, 7)).toEqual({ answered: 2, cameTrue: 1 });
  expect(await getOmenRates(database, [7, 8])).toEqual(new Map([[7, { answered: 2, cameTrue: 1 }]]));
  expect(await answerProphecy(database, { visitorId: me, day: "2026-11-01", answer: "yes", now: clock.now() })).toBe(
    false,
  );
});
