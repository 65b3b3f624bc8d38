// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { newSeals } from "#app/kits/visitor/seal-news.ts";
import { createSealQueue } from "./seal-queue.ts";

beforeEach(() => sessionStorage.clear());

test("seals wait in the order in which they came, each once", () => {
  const queue = createSealQueue();
  queue.add(["a-want"]);
  queue.add(["a-want", "second-night"]);
  expect(queue.list()).toEqual(["a-want", "second-night"]);
  expect(queue.list()).toBe(queue.list());
});

test("what was shown does not come again on the next page, what was not does", () => {
  const queue = createSealQueue();
  queue.add(["a-want", "second-night"]);
  queue.drop(["a-want"]);
  expect(createSealQueue().list()).toEqual(["second-night"]);
  queue.drop(["second-night"]);
  expect(createSealQueue().list()).toEqual([]);
  expect(newSeals()).toEqual([]);
});

test("whoever looks at the queue hears of a change, and no more when gone", () => {
  const queue = createSealQueue();
  const changed = vi.fn();
  const leave = queue.subscribe(changed);
  queue.add(["a-want"]);
  leave();
  queue.drop(["a-want"]);
  expect(changed).toHaveBeenCalledTimes(1);
});
