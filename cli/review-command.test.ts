import { expect, test } from "vitest";
import { typeCommand } from "#test-support/type-command.ts";
import { openDatabaseForEachTest } from "#test-support/postgres/open-database-for-each-test.ts";
import type { ReviewContent } from "#contracts/review.ts";
import { listAuditEntries } from "#server/modules/audit/audit-log.ts";
import { countModerations } from "#server/modules/reviews/moderation-counts.ts";
import { listMyReviews } from "#server/modules/reviews/my-reviews.ts";
import { submitReview } from "#server/modules/reviews/submit-review.ts";
import { recordVisit } from "#server/modules/visitors/visits.ts";
import { fixedClock } from "#server/platform/clock.ts";
import type { Database } from "#server/platform/database.ts";
import { seededRandom } from "#server/platform/random.ts";

const clock = fixedClock("2026-11-20T12:00:00Z");
const writer = "00000000-0000-4000-8000-000000000001";
const content: ReviewContent = {
  ...{
    stars: 2,
    source: "gift",
    from: "公式のモニター",
    faceType: "KIKA",
    skin: null,
    age: null,
    light: null,
    followUp: null,
    photoIds: [],
  },
  good: "=色はきれいで、シミが消えるようでした。",
  notGood: "昼には落ちました。",
};
let database: Database;
let id = "";

const send = (change: Partial<ReviewContent> = {}) =>
  database.transaction((queries) =>
    submitReview(queries, {
      ...{ visitorId: writer, productId: "lip-03", content: { ...content, ...change } },
      ...{ names: { heads: 48, tails: 48 }, random: seededRandom("names"), now: clock.now() },
    }),
  );

openDatabaseForEachTest(async (opened) => {
  database = opened;
  await recordVisit(database, { visitorId: writer, lang: "ja", now: clock.now() });
  const sent = await send();
  if (sent.outcome === "photos") throw new Error("not sent");
  id = String(sent.id);
}, 1);

const zone = (line: string) => typeCommand(line, { database, clock });
const own = async () => (await listMyReviews(database, writer))[0];

test("an operator sees what waits, who gave it, and the words that the law may mind", async () => {
  expect((await zone("reviews list")).text).toContain(`${id}  waiting  2026-11-20 21:00:00`);
  const { text } = await zone(`reviews show ${id}`);
  expect(text).toContain("given by: 公式のモニター");
  expect(text).toContain("words to look at: シミが消える (effect)");
  expect((await zone("reviews list reported")).text).toBe("nobody reported anything");
});

test("approve, hide, approve: each is in the log, and in the numbers that everybody reads", async () => {
  expect((await zone(`reviews approve ${id}`)).text).toContain("can be read by everybody");
  expect((await zone("reviews list")).text).toBe("nothing is waiting");
  expect((await zone(`reviews hide ${id} --reason effect`)).text).toContain("taken down: effect");
  await zone(`reviews approve ${id}`);
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
  await expect(zone(`reviews refuse ${id}`)).rejects.toThrow("required option '--reason <word>'");
  await expect(zone(`reviews refuse ${id} --reason harsh`)).rejects.toThrow("Allowed choices are");
  await zone(`reviews refuse ${id} --reason effect`);
  expect(await own()).toMatchObject({ state: "returned", reason: "effect", isShown: false });
});

test("a change of what is read waits, and given back leaves the version before it", async () => {
  await zone(`reviews approve ${id}`);
  await send({ good: "絶対に似合う。ほんとうに、絶対に似合います。" });
  expect((await zone("reviews list")).text).toContain("(an older version is shown)");
  expect((await zone(`reviews refuse ${id} --reason effect`)).text).toContain("the version before it stays");
  expect(await own()).toMatchObject({ state: "returned", isShown: true });
});

test("a dry run says what would happen and writes nothing", async () => {
  expect((await zone(`reviews approve ${id} --dry-run`)).text).toContain("would approve");
  expect((await own())?.state).toBe("waiting");
  expect(await listAuditEntries(database)).toEqual([]);
});

test("the table for outside names nobody, and nothing in it is a formula", async () => {
  const { text } = await zone("reviews export");
  expect(text.split("\r\n")).toHaveLength(2);
  expect(text).toContain(",'=色はきれいで");
  expect(text).not.toContain(writer);
});

test.each([
  ["unknown command 'burn'", "reviews burn 10000"],
  ["missing required argument 'id'", "reviews approve"],
  ["as `reviews list` tells it", "reviews approve ../etc"],
  ["there is no review", "reviews approve 99999"],
  ["nothing to hide", "reviews hide 10000 --reason effect"],
  ["unknown option '--reason'", "reviews approve 10000 --reason effect"],
])("says what is wrong: %s", async (message, typed) => {
  await expect(zone(typed)).rejects.toThrow(message);
});
