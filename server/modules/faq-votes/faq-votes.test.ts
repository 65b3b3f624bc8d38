import { expect, test } from "vitest";
import { openDatabaseForEachTest } from "#test-support/postgres/open-database-for-each-test.ts";
import { fixedClock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database.ts";
import { recordVisit } from "../visitors/visits.ts";
import { castFaqVote, listMyFaqVotes } from "./faq-votes.ts";

const clock = fixedClock("2026-11-20T12:00:00Z");
const visitors = [1, 2, 3].map((digit) => `00000000-0000-4000-8000-00000000000${digit}`);
const [me = "", second = "", third = ""] = visitors;
let database: Database;

openDatabaseForEachTest(async (opened) => {
  database = opened;
  for (const visitorId of visitors) await recordVisit(database, { visitorId, lang: "ja", now: clock.now() });
});

const vote = (visitorId: string, isHelpful: boolean, entryId = "camera-sent") =>
  castFaqVote(database, { visitorId, entryId, isHelpful, now: clock.now() });

test("a visitor counts once, however often the button is pressed", async () => {
  expect(await vote(me, true)).toBe(1);
  expect(await vote(me, true)).toBe(1);
  expect(await vote(second, true)).toBe(2);
});

test("whoever changes their mind is no longer counted", async () => {
  await vote(me, true);
  await vote(second, true);
  expect(await vote(me, false)).toBe(1);
  expect(await listMyFaqVotes(database, me)).toEqual([{ entryId: "camera-sent", isHelpful: false }]);
});

test("votes on other answers, and those who were not helped, are not counted", async () => {
  await vote(me, true, "camera-where");
  await vote(second, false);
  expect(await vote(third, true)).toBe(1);
  expect(await listMyFaqVotes(database, null)).toEqual([]);
});
