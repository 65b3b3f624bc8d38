import { expect, test } from "vitest";
import { xWeight } from "./x-weight.ts";

test.each([
  ["abc", 3],
  ["夜の町", 6],
  ["ก็ดี", 4],
  ["한글", 4],
  ["“quote”", 7],
  ["…", 2],
  ["e\u0301", 1],
  ["が".normalize("NFD"), 2],
  ["😀", 2],
  ["ა", 1],
  ["ᄀ", 2],
  ["\u2010\u2011", 2],
  ["\u200d", 1],
  ["\u200e", 2],
])("%j weighs %i", (text, weight) => {
  expect(xWeight(text)).toBe(weight);
});

test("an address weighs 23, however long it is", () => {
  expect(xWeight("https://a.jp")).toBe(23);
  expect(xWeight(`夜 https://zone.example/${"x".repeat(200)}`)).toBe(2 + 1 + 23);
});
