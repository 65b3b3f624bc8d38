import { expect, it } from "vitest";
import { bucketOf } from "./bucket.ts";

it("a place is told as the first 1, 10 or 50 of a hundred, and not at all among few", () => {
  expect(bucketOf(1, 9)).toBeNull();
  expect(bucketOf(1, 10)).toBe(1);
  expect(bucketOf(2, 10)).toBe(50);
  expect([bucketOf(2, 200), bucketOf(3, 200), bucketOf(20, 200), bucketOf(21, 200)]).toEqual([1, 10, 10, 50]);
  expect([bucketOf(100, 200), bucketOf(101, 200)]).toEqual([50, null]);
});
