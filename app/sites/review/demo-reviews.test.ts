import { expect, test } from "vitest";
import type { ReviewPage } from "#contracts/review.ts";
import { setDemoEnabled } from "#server/modules/ranking/demo-state.ts";
import { openReviewApiForEachTest, type TestReviewApi } from "#tests/api/open-review-api-for-each-test.ts";
import { jobs } from "./jobs.server.ts";
import { shareCard } from "./share-image.server.ts";

let reviews: TestReviewApi;
openReviewApiForEachTest((opened) => (reviews = opened));

test("our samples are two hundred and more, say so and nothing else, and are gone when the demonstration is off", async () => {
  await reviews.hub.runJob(jobs, "review-demonstration");
  const me = reviews.hub.browser();
  const seen: ReviewPage["items"] = [];
  for (let path = "/list?sort=dry"; ;) {
    const page = await reviews.read<ReviewPage>(me, path);
    seen.push(...page.items);
    if (page.next === null) break;
    path = `/list?sort=dry&after=${page.next}`;
  }
  expect(seen.length).toBeGreaterThanOrEqual(200);
  expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
  expect(seen.every(({ isDemonstration }) => isDemonstration)).toBe(true);
  expect(new Set(seen.map(({ source, from }) => `${source} ${from}`))).toEqual(new Set(["sample null"]));
  expect((await shareCard("1", reviews.cardSource()))?.kicker).toMatch(/^見本（編集部作成）　星\dつ$/);
  for (const source of ["purchase", "gift", "store", "staff"])
    expect(await reviews.read<ReviewPage>(me, `/list?source=${source}`)).toEqual({ items: [], next: null });
  expect(seen.map(({ stars }) => stars)).toEqual(seen.map(({ stars }) => stars).toSorted((a, b) => a - b));
  await reviews.hub.database.transaction((queries) => setDemoEnabled(queries, false));
  expect(await reviews.read<ReviewPage>(me, "/list")).toEqual({ items: [], next: null });
  expect(await shareCard("1", reviews.cardSource())).toBeNull();
});
