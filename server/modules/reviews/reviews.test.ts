import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { openDatabaseForEachTest } from "#test-support/postgres/open-database-for-each-test.ts";
import type { ReviewContent, SampleContent } from "#contracts/review.ts";
import type { ReviewSort } from "#contracts/review-limits.ts";
import { fixedClock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database.ts";
import { seededRandom } from "../../platform/random.ts";
import { recordVisit } from "../visitors/visits.ts";
import { countRealReviews } from "./count-real-reviews.ts";
import { type Decision, decide } from "./decide.ts";
import { seedDemoReviews } from "./demo.ts";
import { listMyHelpfulIds, markHelpful } from "./helpful.ts";
import { listOppositePairs, listContrastingIds } from "./opposite-reviews.ts";
import { listMyReviews } from "./my-reviews.ts";
import {
  deleteUnattachedPhoto,
  deleteOldUnattachedPhotos,
  savePhoto,
  canViewPhoto,
  listUnknownPhotos,
} from "./photos.ts";
import { countStars, type ReviewFilter, getReviewPage, getVisibleReview } from "./review-queries.ts";
import { listReviewsToModerate } from "./moderation-queue.ts";
import { reportReview } from "./report-review.ts";
import { deleteReview, submitReview } from "./submit-review.ts";

const uuid = (block: string, no: number): string => `00000000-0000-4000-${block}-${String(no).padStart(12, "0")}`;
const visitor = (no: number): string => uuid("8000", no);
const [me, other] = [visitor(1), visitor(2)];
let clock = fixedClock("2026-11-20T12:00:00Z");
let database: Database;

openDatabaseForEachTest(async (opened) => {
  clock = fixedClock("2026-11-20T12:00:00Z");
  database = opened;
  for (let no = 1; no <= 30; no++)
    await recordVisit(database, { visitorId: visitor(no), lang: "ja", now: clock.now() });
}, 6);

const content: ReviewContent = {
  ...{
    stars: 4,
    source: "purchase",
    from: null,
    faceType: "KIKA",
    skin: "dry",
    age: null,
    light: null,
    followUp: null,
    photoIds: [],
  },
  good: "駅まで走っても、色がそのまま残っていました。",
  notGood: "ふたが少し固い。",
};
const all: ReviewFilter = {
  ...{ productId: null, productIds: null, stars: null, source: null, faceType: null, skin: null, age: null },
  ...{ light: null, withPhoto: false, withDemo: true },
};
const sample: SampleContent = { ...content, source: "sample", from: null };
const random = seededRandom("names of the test");
const send = (visitorId: string, change: Partial<ReviewContent> = {}, productId = "lip-03") =>
  database.transaction((queries) =>
    submitReview(queries, {
      ...{ visitorId, productId, content: { ...content, ...change }, names: { heads: 48, tails: 48 } },
      ...{ random, now: clock.now() },
    }),
  );
const sent = async (...given: Parameters<typeof send>): Promise<number> => {
  const outcome = await send(...given);
  if (outcome.outcome === "photos") throw new Error("its photos were not taken");
  return outcome.id;
};
const decideOn = (id: number, decision: Decision) =>
  database.transaction((queries) => decide(queries, { id, decision, now: clock.now() }));
const published = async (...given: Parameters<typeof send>): Promise<number> => {
  const id = await sent(...given);
  await decideOn(id, { verb: "approve" });
  clock.advance(1_000);
  return id;
};
const shown = async (change: Partial<ReviewFilter> = {}, sort: ReviewSort = "new"): Promise<number[]> =>
  (await getReviewPage(database, { ...all, ...change }, { sort, after: null })).items.map(({ id }) => id);

test("what I send waits, and only I can see it; approved, everybody reads it under my two words", async () => {
  const id = await sent(me);
  expect(await getVisibleReview(database, id, true)).toBeNull();
  expect(await listMyReviews(database, me)).toMatchObject([{ id, state: "waiting", isShown: false }]);
  expect(await listMyReviews(database, other)).toEqual([]);
  expect(await listMyReviews(database, null)).toEqual([]);
  await decideOn(id, { verb: "approve" });
  const [own] = await listMyReviews(database, me);
  expect(await getVisibleReview(database, id, true)).toMatchObject({
    alias_head: own!.aliasHead,
    alias_tail: own!.aliasTail,
  });
});

test("one product has one voice of mine, from however many tabs it is sent at once", async () => {
  const answers = await Promise.all([send(me), send(me), send(me), send(me)]);
  expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual(["same", "same", "same", "sent"]);
  expect(await listMyReviews(database, me)).toHaveLength(1);
});

test("my name is the same under all my voices", async () => {
  for (const productId of ["lip-01", "lip-02", "lip-03"]) await sent(me, {}, productId);
  const own = await listMyReviews(database, me);
  expect(new Set(own.map(({ aliasHead, aliasTail }) => `${aliasHead} ${aliasTail}`)).size).toBe(1);
});

test("a change waits while the version before it is read; approved, it takes its place and the old one is kept", async () => {
  const id = await published(me);
  await sent(me, { stars: 1, good: "", notGood: "二週間で、ふたが閉まらなくなりました。残りは捨てました。" });
  expect(await getVisibleReview(database, id, true)).toMatchObject({ content: { stars: 4 }, changed_at: null });
  await decideOn(id, { verb: "approve" });
  const row = await getVisibleReview(database, id, true);
  expect(row).toMatchObject({ content: { stars: 1 }, changed_at: clock.now() });
  expect(await countStars(database, all)).toEqual([1, 0, 0, 0, 0]);
  const [own] = await listMyReviews(database, me);
  expect(own?.versions.map(({ number, state }) => [number, state])).toEqual([
    [2, "published"],
    [1, "replaced"],
  ]);
});

test("given back, it says why; sent again, it waits again under the same number", async () => {
  const id = await sent(me);
  await decideOn(id, { verb: "refuse", reason: "advert" });
  expect(await listMyReviews(database, me)).toMatchObject([{ id, state: "returned", reason: "advert" }]);
  expect(await sent(me, { good: "走っても残りました。ほんとうに残りました。" })).toBe(id);
  expect(await listMyReviews(database, me)).toMatchObject([{ id, state: "waiting", reason: null }]);
});

test("taken down, nobody reads it; put up again, it has its old day", async () => {
  const id = await published(me);
  const before = await getVisibleReview(database, id, true);
  await decideOn(id, { verb: "hide", reason: "person" });
  expect(await shown()).toEqual([]);
  clock.advance(86_400_000);
  await decideOn(id, { verb: "approve" });
  expect(await getVisibleReview(database, id, true)).toMatchObject({
    published_at: before!.published_at,
    changed_at: null,
  });
});

test("nothing is decided of what is not there, or twice", async () => {
  const id = await sent(me);
  expect(await decideOn(4_711, { verb: "approve" })).toEqual({ outcome: "unknown" });
  expect(await decideOn(id, { verb: "hide", reason: "person" })).toMatchObject({ outcome: "unfit", state: "waiting" });
  await decideOn(id, { verb: "approve" });
  expect(await decideOn(id, { verb: "approve" })).toMatchObject({ outcome: "unfit", state: "published" });
});

test("approved for the first time it counts once for the ranking, and not again when it is changed", async () => {
  const id = await published(me);
  await sent(me, { stars: 5 });
  await decideOn(id, { verb: "approve" });
  const rows = await database.query({ text: "SELECT kind, product_id FROM interest_events" });
  expect(rows).toEqual([{ kind: "review", product_id: "lip-03" }]);
});

test.each<ReviewSort>(["new", "helpful", "dry"])(
  "in the order %s the pages go on without a gap and without a repeat",
  async (sort) => {
    for (let no = 1; no <= 30; no++) {
      const id = await sent(visitor(no), { stars: 1 + (no % 5) });
      await decideOn(id, { verb: "approve" });
      // Some of one moment.
      if (no % 3 === 0) clock.advance(1_000);
      if (no % 4 === 0)
        await markHelpful(database, { id, visitorId: visitor(((no + 1) % 30) + 1), isHelpful: true, now: clock.now() });
    }
    const seen: { id: number; stars: number; helpful: number }[] = [];
    for (let after: string | null = null; ;) {
      const page = await getReviewPage(database, all, { sort, after, size: 7 });
      seen.push(...page.items.map((row) => ({ id: row.id, stars: row.content.stars, helpful: row.helpful })));
      after = page.next;
      if (after === null) break;
    }
    expect(new Set(seen.map(({ id }) => id)).size).toBe(30);
    expect(seen).toHaveLength(30);
    if (sort === "dry")
      expect(seen.map(({ stars }) => stars)).toEqual(seen.map(({ stars }) => stars).toSorted((a, b) => a - b));
    if (sort === "helpful")
      expect(seen.map(({ helpful }) => helpful)).toEqual(seen.map(({ helpful }) => helpful).toSorted((a, b) => b - a));
  },
);

test("an end of a page that nobody wrote is the first page", async () => {
  const id = await published(me);
  for (const after of ["x", "1.zzzzzzzzz.1", "0.abcdefgh.-1", "' OR 1=1"])
    expect((await getReviewPage(database, all, { sort: "new", after })).items.map((row) => row.id)).toEqual([id]);
});

test("every condition narrows, and all of them together", async () => {
  const one = await published(visitor(1), { stars: 5, skin: "dry", faceType: "KIKA", age: "10s", light: "day" });
  const two = await published(visitor(2), {
    stars: 2,
    skin: "oily",
    faceType: "KOTO",
    source: "gift",
    from: "友人",
    age: "50s",
  });
  const three = await published(visitor(3), { stars: 5, skin: null, faceType: null }, "lip-07");
  expect(await shown({ stars: 5 })).toEqual([three, one]);
  expect(await shown({ source: "gift" })).toEqual([two]);
  expect(await shown({ faceType: "KIKA" })).toEqual([one]);
  expect(await shown({ skin: "oily" })).toEqual([two]);
  expect(await shown({ age: "10s" })).toEqual([one]);
  expect(await shown({ age: "50s" })).toEqual([two]);
  expect(await shown({ light: "day" })).toEqual([one]);
  expect(await shown({ age: "50s", light: "day" })).toEqual([]);
  expect(await shown({ productIds: ["lip-07", "lip-08"] })).toEqual([three]);
  expect(await shown({ productIds: [] })).toEqual([]);
  expect(await shown({ productId: "lip-07" })).toEqual([three]);
  expect(await shown({ withPhoto: true })).toEqual([]);
  expect(await shown({ productId: "lip-03", stars: 5, skin: "dry" })).toEqual([one]);
  expect(await countStars(database, { ...all, productId: "lip-03", stars: 5 })).toEqual([0, 1, 0, 0, 1]);
});

test("it helped me once, however often I say so at once; my own I cannot praise", async () => {
  const id = await published(me);
  const mark = (visitorId: string, isHelpful: boolean) =>
    database.transaction((queries) => markHelpful(queries, { id, visitorId, isHelpful, now: clock.now() }));
  await Promise.all([mark(other, true), mark(other, true), mark(other, true)]);
  expect(await mark(other, true)).toEqual({ helpful: 1, isHelpful: true });
  expect(await listMyHelpfulIds(database, other)).toEqual([id]);
  expect(await mark(me, true)).toBeNull();
  expect(await mark(other, false)).toEqual({ helpful: 0, isHelpful: false });
  expect(await mark(other, false)).toEqual({ helpful: 0, isHelpful: false });
  await decideOn(id, { verb: "hide", reason: "person" });
  expect(await mark(other, true)).toBeNull();
});

test("a reader has one word about a voice, and none about what cannot be read", async () => {
  const id = await published(me);
  const report = (reason: "advert" | "photo") =>
    reportReview(database, { id, visitorId: other, reason, now: clock.now() });
  expect(await report("advert")).toBe(true);
  expect(await report("photo")).toBe(true);
  expect(await database.query({ text: "SELECT reason FROM review_reports" })).toEqual([{ reason: "photo" }]);
  await decideOn(id, { verb: "hide", reason: "photo" });
  expect(await report("advert")).toBe(false);
});

test("those who disagree stand together: one product, one starting point, as far apart as it goes", async () => {
  const high = await published(visitor(1), { stars: 5 });
  await published(visitor(2), { stars: 4 });
  const low = await published(visitor(3), { stars: 1 });
  await published(visitor(4), { stars: 1, faceType: "KOTO" });
  await published(visitor(5), { stars: 1, faceType: null });
  const [pair, ...rest] = await listOppositePairs(database, { productId: null, withDemo: true, limit: 12 });
  expect([pair?.high.id, pair?.low.id]).toEqual([high, low]);
  expect(rest).toEqual([]);
  expect(await listContrastingIds(database, { productId: "lip-03", withDemo: true })).toEqual([
    { high, low, isSameType: true },
  ]);
  expect(await listContrastingIds(database, { productId: "lip-04", withDemo: true })).toEqual([]);
});

test("a photo is its sender's alone until a voice with it is read, and again when it was taken down", async () => {
  const photo = uuid("9000", 1);
  const save = (id: string, visitorId = me) =>
    database.transaction((queries) =>
      savePhoto(queries, { id, visitorId, widthPx: 10, heightPx: 10, now: clock.now() }),
    );
  expect(await save(photo)).toBe(true);
  expect(await canViewPhoto(database, photo, me)).toBe(true);
  expect(await canViewPhoto(database, photo, other)).toBe(false);
  expect(await canViewPhoto(database, photo, null)).toBe(false);
  expect(await send(other, { photoIds: [photo] }), "nobody sends another's photo").toEqual({ outcome: "photos" });
  const id = await published(me, { photoIds: [photo] });
  expect(await canViewPhoto(database, photo, null)).toBe(true);
  expect(await shown({ withPhoto: true })).toEqual([id]);
  expect(await deleteUnattachedPhoto(database, me, photo), "it is in a voice").toBe(false);
  expect(await send(me, { photoIds: [photo] }, "lip-09"), "one photo is in one voice").toEqual({ outcome: "photos" });
  await decideOn(id, { verb: "hide", reason: "photo" });
  expect(await canViewPhoto(database, photo, null)).toBe(false);
  expect(await canViewPhoto(database, photo, me)).toBe(true);
});

test("six photos may lie loose; those a day old go, and what no row knows is named", async () => {
  const save = (no: number) =>
    database.transaction((queries) =>
      savePhoto(queries, { id: uuid("9000", no), visitorId: me, widthPx: 10, heightPx: 10, now: clock.now() }),
    );
  const answers = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(save));
  expect(answers.filter(Boolean)).toHaveLength(6);
  clock.advance(86_400_001);
  await deleteOldUnattachedPhotos(database, clock.now());
  const [noted, unknown] = [uuid("9000", 1), uuid("9000", 12)];
  expect(await listUnknownPhotos(database, [noted, unknown]), "whose row went has its note").toEqual([unknown]);
  expect(await save(9)).toBe(true);
});

test("deleted, everything of it is gone; another's I cannot delete", async () => {
  const id = await published(me);
  expect(await database.transaction((queries) => deleteReview(queries, other, id))).toBe(false);
  expect(await database.transaction((queries) => deleteReview(queries, me, id))).toBe(true);
  expect(await shown()).toEqual([]);
  expect(await database.query({ text: "SELECT 1 FROM review_versions" })).toEqual([]);
  expect(await sent(me), "its number is not given again").not.toBe(id);
});

test("our samples stand once, say what they are, are counted nowhere, and are left out where they are not wanted", async () => {
  const demoReviews = [1, 2].map((id) => ({
    ...{ id, productId: "lip-03", alias: [0, id] as const, content: sample, daysAgo: id },
  }));
  expect(await seedDemoReviews(database, demoReviews, clock.now())).toBe(2);
  expect(await seedDemoReviews(database, demoReviews, clock.now())).toBe(0);
  expect(await shown()).toEqual([1, 2]);
  expect((await getVisibleReview(database, 1, true))?.is_demo).toBe(true);
  expect(await shown({ withDemo: false })).toEqual([]);
  expect(await getVisibleReview(database, 1, false)).toBeNull();
  expect(await countRealReviews(database, "lip-03"), "no search engine hears of them").toEqual({ total: 0, mean: 0 });
  await published(me, { stars: 5 });
  await published(other, { stars: 1, source: "staff" });
  expect(await countRealReviews(database, "lip-03")).toEqual({ total: 1, mean: 5 });
  expect(await countStars(database, all), "only what buyers wrote is counted").toEqual([0, 0, 0, 0, 1]);
  expect(await countStars(database, { ...all, source: "sample" })).toEqual([0, 0, 0, 0, 0]);
  expect(await shown({ source: "purchase" }), "nobody bought what they speak of").toHaveLength(1);
  expect(await shown({ source: "sample" })).toEqual([1, 2]);
  expect(await shown({ source: "sample", withDemo: false })).toEqual([]);
  expect(
    (await getReviewPage(database, all, { sort: "helpful", after: null })).items.map((row) => row.helpful),
  ).toEqual([0, 0, 0, 0]);
});

test("a sample that the version before put up as bought is found among the samples only", async () => {
  await seedDemoReviews(
    database,
    [{ id: 1, productId: "lip-03", alias: [0, 1], content: sample, daysAgo: 1 }],
    clock.now(),
  );
  await database.query({ text: "UPDATE reviews SET source = 'purchase' WHERE id = 1" });
  expect(await shown({ source: "purchase" })).toEqual([]);
  expect(await shown({ source: "sample" })).toEqual([1]);
});

test("of what stands there before this version, only what we made becomes a sample, and nobody is made to have found it helpful", async () => {
  const mine = await published(me, { source: "gift", from: "友人" });
  await seedDemoReviews(
    database,
    [1, 2].map((id) => ({ id, productId: "lip-03", alias: [0, id] as const, content: sample, daysAgo: id })),
    clock.now(),
  );
  await database.query({
    text: `UPDATE reviews SET source = 'gift', helpful = helpful + 7, content = content || '{"source": "gift", "from": "公式"}'
           WHERE visitor_id IS NULL`,
  });
  await database.transaction((queries) =>
    markHelpful(queries, { id: 2, visitorId: other, isHelpful: true, now: clock.now() }),
  );
  const migration = readFileSync("server/migrations/0033_samples_and_facts.sql", "utf8");
  await database.queryComposed({ text: migration.split("--> statement-breakpoint").at(-1) ?? "" });
  expect(
    await database.query({ text: "SELECT id, source, helpful, content->>'from' AS giver FROM reviews ORDER BY id" }),
  ).toEqual([
    { id: 1, source: "sample", helpful: 0, giver: null },
    { id: 2, source: "sample", helpful: 1, giver: null },
    { id: mine, source: "gift", helpful: 0, giver: "友人" },
  ]);
});

test("a sample can be reported, taken down, and put up again; a start in between does not put it up", async () => {
  const demoReview = { id: 1, productId: "lip-03", alias: [0, 1] as const, content: sample, daysAgo: 1 };
  await seedDemoReviews(database, [demoReview], clock.now());
  expect(await reportReview(database, { id: 1, visitorId: other, reason: "effect", now: clock.now() })).toBe(true);
  expect(await listReviewsToModerate(database, "reported")).toMatchObject([{ id: 1, reports: 1, is_demo: true }]);
  await decideOn(1, { verb: "hide", reason: "effect" });
  await seedDemoReviews(database, [{ ...demoReview, content: { ...sample, stars: 3 } }], clock.now());
  expect(await shown()).toEqual([]);
  expect(await decideOn(1, { verb: "approve" })).toMatchObject({ outcome: "done" });
  expect(await shown()).toEqual([1]);
});

test("a review that was sent before age and light were asked for is the same when it is sent again", async () => {
  const id = await sent(me);
  await database.query({ text: "UPDATE review_versions SET content = content - 'age' - 'light'" });
  expect(await send(me)).toEqual({ outcome: "same", id });
  expect((await listMyReviews(database, me))[0]?.versions[0]?.content).toEqual(content);
});

test("a voice of the house says what was written last", async () => {
  const demoReview = { id: 1, productId: "lip-03", alias: [0, 1] as const, content: sample, daysAgo: 1 };
  await seedDemoReviews(database, [demoReview], clock.now());
  const mended = { ...demoReview, content: { ...sample, stars: 2, good: "マスクの日でも、軽く使えました。" } };
  expect(await seedDemoReviews(database, [mended], clock.now())).toBe(1);
  expect(await getVisibleReview(database, 1, true)).toMatchObject({ content: mended.content });
  expect(await shown({ stars: 2 })).toEqual([1]);
});
