import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase } from "#test-support/postgres/create-test-database.ts";
import type { TestDatabase } from "#test-support/postgres/test-postgres.ts";
import type { ReviewContent } from "#contracts/review.ts";
import { listAuditEntries } from "#server/modules/audit/audit-log.ts";
import { countModerations } from "#server/modules/reviews/moderation-counts.ts";
import { listMyReviews } from "#server/modules/reviews/my-reviews.ts";
import { submitReview } from "#server/modules/reviews/submit-review.ts";
import { recordVisit } from "#server/modules/visitors/visits.ts";
import { fixedClock } from "#server/platform/clock.ts";
import { type Database, openDatabase } from "#server/platform/database.ts";
import { memoryLogger } from "#server/platform/logger.ts";
import { seededRandom } from "#server/platform/random.ts";
import type { CommandOptions } from "./command.ts";
import { reviewCommand } from "./review-command.ts";

const clock = fixedClock("2026-11-20T12:00:00Z");
const writer = "00000000-0000-4000-8000-000000000001";
const content: ReviewContent = {
  ...{ stars: 2, source: "gift", from: "公式のモニター", faceType: "KIKA", skin: null, followUp: null, photoIds: [] },
  good: "=色はきれいで、シミが消えるようでした。",
  notGood: "昼には落ちました。",
};
let fresh: TestDatabase;
let database: Database;
let id = "";

const send = (change: Partial<ReviewContent> = {}) =>
  database.transaction((queries) =>
    submitReview(queries, {
      ...{ visitorId: writer, productId: "lip-03", content: { ...content, ...change } },
      ...{ names: { heads: 48, tails: 48 }, random: seededRandom("names"), now: clock.now() },
    }),
  );

beforeEach(async () => {
  fresh = await createTestDatabase();
  database = openDatabase({ url: fresh.url, max: 1, logger: memoryLogger(clock) });
  await recordVisit(database, { visitorId: writer, lang: "ja", now: clock.now() });
  const sent = await send();
  if (sent.outcome === "photos") throw new Error("not sent");
  id = String(sent.id);
});
afterEach(async () => {
  await database.stop();
  await fresh.drop();
});

const reviews = (verb?: string, subject?: string, options: CommandOptions = {}) =>
  reviewCommand(verb, subject, options, { database, clock, siteIds: null });
const own = async () => (await listMyReviews(database, writer))[0];

test("an operator sees what waits, who gave it, and the words that the law may mind", async () => {
  expect((await reviews("list")).text).toContain(`${id}  waiting  2026-11-20 21:00:00`);
  const { text } = await reviews("show", id);
  expect(text).toContain("given by: 公式のモニター");
  expect(text).toContain("words to look at: シミが消える (effect)");
  expect((await reviews("list", "reported")).text).toBe("nobody reported anything");
});

test("approve, hide, approve: each is in the log, and in the numbers that everybody reads", async () => {
  expect((await reviews("approve", id)).text).toContain("can be read by everybody");
  expect((await reviews("list")).text).toBe("nothing is waiting");
  expect((await reviews("hide", id, { reason: "effect" })).text).toContain("taken down: effect");
  await reviews("approve", id);
  expect(await own()).toMatchObject({ state: "published", isShown: true, reason: null });
  expect((await listAuditEntries(database)).map(({ action }) => action)).toEqual([
    "reviews.approve",
    "reviews.hide",
    "reviews.approve",
  ]);
  expect(await countModerations(database)).toEqual({
    ...{ approved: 2, returned: 0, hidden: 1 },
    reasons: [{ reason: "effect", count: 1 }],
  });
});

test("what is given back has a reason of the list, and its writer reads it; that it is harsh is none", async () => {
  await expect(reviews("refuse", id)).rejects.toThrow("why?");
  await expect(reviews("refuse", id, { reason: "harsh" })).rejects.toThrow("why?");
  await reviews("refuse", id, { reason: "effect" });
  expect(await own()).toMatchObject({ state: "returned", reason: "effect", isShown: false });
});

test("a change of what is read waits, and given back leaves the version before it", async () => {
  await reviews("approve", id);
  await send({ good: "絶対に似合う。ほんとうに、絶対に似合います。" });
  expect((await reviews("list")).text).toContain("(an older version is shown)");
  expect((await reviews("refuse", id, { reason: "effect" })).text).toContain("the version before it stays");
  expect(await own()).toMatchObject({ state: "returned", isShown: true });
});

test("a dry run says what would happen and writes nothing", async () => {
  expect((await reviews("approve", id, { dryRun: true })).text).toContain("would approve");
  expect((await own())?.state).toBe("waiting");
  expect(await listAuditEntries(database)).toEqual([]);
});

test("the table for outside names nobody, and nothing in it is a formula", async () => {
  const { text } = await reviews("export");
  expect(text.split("\r\n")).toHaveLength(2);
  expect(text).toContain(",'=色はきれいで");
  expect(text).not.toContain(writer);
});

test.each<[string, string | undefined, string | undefined, CommandOptions]>([
  ["reviews knows", "burn", "10000", {}],
  ["which review?", "approve", undefined, {}],
  ["which review?", "approve", "../etc", {}],
  ["there is no review", "approve", "99999", {}],
  ["nothing to hide", "hide", "10000", { reason: "effect" }],
  ["--reason belongs to", "approve", "10000", { reason: "effect" }],
])("says what is wrong: %s", async (message, verb, subject, options) => {
  await expect(reviews(verb, subject, options)).rejects.toThrow(message);
});
