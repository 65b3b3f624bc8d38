// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { getNewBadges } from "#app/kits/visitor/badge-news.ts";
import { createBadgeQueue } from "./badge-queue.ts";

beforeEach(() => sessionStorage.clear());

test("seals wait in the order in which they came, each once", () => {
  const queue = createBadgeQueue();
  queue.add(["a-want"]);
  queue.add(["a-want", "second-night"]);
  expect(queue.list()).toEqual(["a-want", "second-night"]);
  expect(queue.list()).toBe(queue.list());
});

test("what was shown does not come again on the next page, what was not does", () => {
  const queue = createBadgeQueue();
  queue.add(["a-want", "second-night"]);
  queue.remove(["a-want"]);
  expect(createBadgeQueue().list()).toEqual(["second-night"]);
  queue.remove(["second-night"]);
  expect(createBadgeQueue().list()).toEqual([]);
  expect(getNewBadges()).toEqual([]);
});

test("whoever looks at the queue hears of a change, and no more when gone", () => {
  const queue = createBadgeQueue();
  const changed = vi.fn();
  const leave = queue.subscribe(changed);
  queue.add(["a-want"]);
  leave();
  queue.remove(["a-want"]);
  expect(changed).toHaveBeenCalledTimes(1);
});
