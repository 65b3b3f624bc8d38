import { expect, test } from "vitest";
import { dataBounds, fileBounds, type Kept, leaving, pageBounds } from "./leaving.ts";

const kept = (count: number, bytes = 1): Kept[] =>
  Array.from({ length: count }, (_, i) => ({ url: `/p${i}`, atMs: i, bytes }));

const urls = (entries: Kept[]) => entries.map(({ url }) => url).toSorted();

test("within its bounds nothing leaves", () => {
  expect(leaving(kept(60), { entries: 60, bytes: 60 })).toEqual([]);
  expect(leaving([], { entries: 1, bytes: 1 })).toEqual([]);
});

test("one too many lets the oldest leave, in whatever order they lie", () => {
  expect(urls(leaving(kept(62).toReversed(), { entries: 60, bytes: 1_000 }))).toEqual(["/p0", "/p1"]);
});

test("what weighs too much lets as many of the oldest leave as it takes", () => {
  expect(urls(leaving(kept(5, 10), { entries: 60, bytes: 35 }))).toEqual(["/p0", "/p1"]);
});

test("all bounds together are sixty pages and sixty megabytes", () => {
  expect(pageBounds.entries).toBeLessThanOrEqual(60);
  expect(dataBounds.entries).toBeLessThanOrEqual(60);
  // One megabyte is left for the gate and the shell.
  expect(pageBounds.bytes + dataBounds.bytes + fileBounds.bytes).toBeLessThanOrEqual(59_000_000);
});
