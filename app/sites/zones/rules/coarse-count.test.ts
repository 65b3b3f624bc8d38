import { expect, test } from "vitest";
import { coarseCount } from "./coarse-count.ts";

test.each([
  [0, "十に満たない"],
  [9, "十に満たない"],
  [10, "十あまり"],
  [47, "四十あまり"],
  [199, "百あまり"],
  [3_481, "三千あまり"],
  [10_000, "一万あまり"],
  [128_000, "12万あまり"],
])("%i lights are “%s”", (count, words) => {
  expect(coarseCount(count)).toBe(words);
});
