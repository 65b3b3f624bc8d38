import { expect, test } from "vitest";
import { openReviewApiForEachTest, type TestReviewApi } from "#tests/api/open-review-api-for-each-test.ts";
import { shareCard } from "./share-image.server.ts";

let reviews: TestReviewApi;
openReviewApiForEachTest((opened) => (reviews = opened));

test("the share picture says the source and the stars before the words, in forty letters at most", async () => {
  const me = await reviews.visitor();
  const { review } = await reviews.sent(me, { notGood: "昼".repeat(80) });
  await reviews.moderate(review.id, { verb: "approve" });
  const card = await shareCard(String(review.id), reviews.cardSource());
  expect(card).toMatchObject({ kicker: "購入品　星2つ", title: "終電のりんご飴", shade: "#ae0d29" });
  expect([...(card?.line ?? "")].length).toBeLessThanOrEqual(42);
  expect(await shareCard("../etc", reviews.cardSource())).toBeNull();
  expect(await shareCard("99999", reviews.cardSource())).toBeNull();
});
