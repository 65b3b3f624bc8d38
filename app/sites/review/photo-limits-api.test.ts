import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import {
  brokenPicture,
  createPhoto,
  openReviewApiForEachTest,
  type TestReviewApi,
} from "#tests/api/open-review-api-for-each-test.ts";

let reviews: TestReviewApi;
openReviewApiForEachTest((opened) => (reviews = opened), { LIMITS_FACTOR: "1" });

test("while two of my photos are under way a third is asked to come again, and gets in when one is through", async () => {
  const me = await reviews.visitor();
  const bytes = await createPhoto({ width: 40, height: 30 });
  const answers = await Promise.all([1, 2, 3].map(() => reviews.upload(me, bytes)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 503]);
  const refused = answers.find(({ status }) => status === 503)!;
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ error: { code: "E-BUSY" } });
  expect((await reviews.upload(me, bytes)).status).toBe(200);
});

test("the thirty-first photo of a minute from one network is refused before it is read, and another network's is taken", async () => {
  const statuses: number[] = [];
  for (let i = 0; i < 31; i++) statuses.push((await reviews.upload(await reviews.visitor(), brokenPicture)).status);
  expect(statuses.slice(0, 30)).toEqual(Array<number>(30).fill(415));
  expect(statuses.at(-1)).toBe(429);
  const otherNetwork = reviews.hub.browser({ address: "198.51.100.1" });
  await otherNetwork.login();
  expect(
    (await reviews.upload(otherNetwork, brokenPicture, "image/jpeg", randomUUID(), { address: "198.51.100.1" })).status,
  ).toBe(415);
});
