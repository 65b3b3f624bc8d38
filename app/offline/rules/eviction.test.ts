import { expect, test } from "vitest";
import { dataLimits, fileLimits, type CacheEntry, selectEvicted, pageLimits } from "./eviction.ts";

const createEntries = (count: number, bytes = 1): CacheEntry[] =>
  Array.from({ length: count }, (_, i) => ({ url: `/p${i}`, atMs: i, bytes }));

const urls = (entries: CacheEntry[]) => entries.map(({ url }) => url).toSorted();

test("within its bounds nothing leaves", () => {
  expect(selectEvicted(createEntries(60), { entries: 60, bytes: 60 })).toEqual([]);
  expect(selectEvicted([], { entries: 1, bytes: 1 })).toEqual([]);
});

test("one too many lets the oldest leave, in whatever order they lie", () => {
  expect(urls(selectEvicted(createEntries(62).toReversed(), { entries: 60, bytes: 1_000 }))).toEqual(["/p0", "/p1"]);
});

test("what weighs too much lets as many of the oldest leave as it takes", () => {
  expect(urls(selectEvicted(createEntries(5, 10), { entries: 60, bytes: 35 }))).toEqual(["/p0", "/p1"]);
});

test("all bounds together are sixty pages and sixty megabytes", () => {
  expect(pageLimits.entries).toBeLessThanOrEqual(60);
  expect(dataLimits.entries).toBeLessThanOrEqual(60);
  // One megabyte is left for the page of zone 1 and the shell.
  expect(pageLimits.bytes + dataLimits.bytes + fileLimits.bytes).toBeLessThanOrEqual(59_000_000);
});
