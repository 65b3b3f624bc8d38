import { expect, test } from "vitest";
import type { MyReviews, ReviewCatalogue, ReviewPage } from "#contracts/review.ts";
import {
  base,
  content,
  openReviewApiForEachTest,
  type TestReviewApi,
} from "#tests/api/open-review-api-for-each-test.ts";
import type { TestBrowser } from "#tests/api/test-api.ts";
import { master } from "#tests/badges/api-user.ts";
import { shareCard } from "./share-image.server.ts";

let reviews: TestReviewApi;
openReviewApiForEachTest((opened) => (reviews = opened));

test("a review waits, is mine alone to see, and once approved is read by everybody, with its source and two words for a name", async () => {
  const me = await reviews.visitor();
  const { outcome, review } = await reviews.sent(me);
  expect(outcome).toBe("sent");
  expect(review).toMatchObject({ productId: "lip-03", state: "waiting", isShown: false });
  expect(review.id).toBeGreaterThanOrEqual(10_000);
  const otherVisitor = await reviews.visitor();
  expect(await reviews.read<ReviewPage>(otherVisitor, "/list")).toEqual({ items: [], next: null });
  expect(await reviews.read<MyReviews>(otherVisitor, "/mine")).toEqual({ reviews: [], helpfulIds: [] });
  expect(await shareCard(String(review.id), reviews.cardSource())).toBeNull();
  await reviews.moderate(review.id, { verb: "approve" });
  const { items } = await reviews.read<ReviewPage>(otherVisitor, "/list?p=lip-03&stars=2");
  expect(items).toMatchObject([
    { id: review.id, productName: "終電のりんご飴", source: "purchase", alias: review.alias, isDemonstration: false },
  ]);
  expect(JSON.stringify(items)).not.toMatch(/visitor/i);
});

test("what I say of my age and of the light is read with my words, and found by it and by the finish of the product", async () => {
  const me = await reviews.visitor();
  const { review } = await reviews.sent(me, { age: "40s", light: "office" });
  await reviews.moderate(review.id, { verb: "approve" });
  const { items } = await reviews.read<ReviewPage>(me, "/list?age=40s&light=office&finish=gloss&source=purchase");
  expect(items).toMatchObject([{ id: review.id, age: "40s", light: "office" }]);
  for (const other of ["age=10s", "light=day", "finish=matte", "age=40s&light=night", "finish=gloss&source=sample"])
    expect(await reviews.read<ReviewPage>(me, `/list?${other}`), other).toEqual({ items: [], next: null });
});

test("a double tap and a second tab are one review", async () => {
  const me = await reviews.visitor();
  const headers = { "idempotency-key": "00000000-0000-4000-8000-000000000777" };
  const answers = await Promise.all([reviews.send(me, {}, headers), reviews.send(me, {}, headers), reviews.send(me)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await reviews.read<MyReviews>(me, "/mine")).reviews).toHaveLength(1);
});

test("given back, I read why, change it, and it waits again under the same number", async () => {
  const me = await reviews.visitor();
  const { review } = await reviews.sent(me);
  await reviews.moderate(review.id, { verb: "refuse", reason: "effect" });
  expect((await reviews.read<MyReviews>(me, "/mine")).reviews).toMatchObject([{ state: "returned", reason: "effect" }]);
  const again = await reviews.sent(me, { good: "色は名前のとおりの赤でした。" });
  expect(again).toMatchObject({ outcome: "sent", review: { id: review.id, state: "waiting" } });
  expect(again.review.versions.map(({ state }) => state)).toEqual(["waiting", "returned"]);
});

test.each<[string, object]>([
  ["no source", { source: undefined }],
  ["a gift of nobody", { source: "gift" }],
  ["nineteen characters", { good: "あ".repeat(19), notGood: "" }],
  ["six stars", { stars: 6 }],
  ["a photo that is not there", { photoIds: ["00000000-0000-4000-8000-000000000001"] }],
  ["a praise of one's own", { helpful: 9 }],
  ["what calls itself a sample", { source: "sample" }],
  ["an age in years", { age: "34" }],
])("%s is refused, and nothing is kept", async (_, change) => {
  const me = await reviews.visitor();
  expect((await reviews.send(me, change)).status).toBe(400);
  expect((await reviews.read<MyReviews>(me, "/mine")).reviews).toEqual([]);
});

test("a product that nobody sells has no review", async () => {
  const me = await reviews.visitor();
  const answer = await me.write("POST", `${base}/reviews`, { productId: "lip-99", content });
  expect(answer.status).toBe(400);
});

test("it helped me once, my own review I cannot praise, and I see again what helped", async () => {
  const [me, other] = [await reviews.visitor(), await reviews.visitor()];
  const { review } = await reviews.sent(me);
  await reviews.moderate(review.id, { verb: "approve" });
  const mark = (browser: TestBrowser, isHelpful = true) =>
    browser.write("PUT", `${base}/reviews/${review.id}/helpful`, { isHelpful });
  await mark(other);
  expect(await (await mark(other)).json()).toEqual({ helpful: 1, isHelpful: true });
  expect((await mark(me)).status).toBe(404);
  expect(await reviews.read<MyReviews>(other, "/mine")).toEqual({ reviews: [], helpfulIds: [review.id] });
  expect(await (await mark(other, false)).json()).toEqual({ helpful: 0, isHelpful: false });
});

test("a reader's word is noted of what is read, and of nothing else", async () => {
  const [me, other] = [await reviews.visitor(), await reviews.visitor()];
  const { review } = await reviews.sent(me);
  const report = (reason: string) => other.write("POST", `${base}/reviews/${review.id}/reports`, { reason });
  expect((await report("advert")).status).toBe(404);
  await reviews.moderate(review.id, { verb: "approve" });
  expect(await (await report("advert")).json()).toEqual({ isTaken: true });
  expect((await report("I do not like it")).status).toBe(400);
});

test("I can delete my review and nobody else's", async () => {
  const [me, other] = [await reviews.visitor(), await reviews.visitor()];
  const { review } = await reviews.sent(me);
  const remove = async (browser: TestBrowser) =>
    (await browser.write("DELETE", `${base}/reviews/${review.id}`, undefined)).json();
  expect(await remove(other)).toEqual({ isDeleted: false });
  expect(await remove(me)).toEqual({ isDeleted: true });
  expect((await reviews.read<MyReviews>(me, "/mine")).reviews).toEqual([]);
});

test("what can be written about is every product that one can have", async () => {
  const { lines } = await reviews.read<ReviewCatalogue>(reviews.hub.browser(), "/shelf");
  const ids = lines.flatMap(({ products }) => products.map(({ id }) => id));
  expect(ids).toContain("lip-03");
  for (const { id, state } of master.products) expect(ids.includes(id), id).toBe(state !== "coming");
});
