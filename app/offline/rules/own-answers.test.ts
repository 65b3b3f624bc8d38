import { expect, test } from "vitest";
import { isOwnAnswer, mayShowOwn } from "./own-answers.ts";

const at = (moment: string): number => Date.parse(`${moment}+09:00`);

test("what every screen shows of me can be read without a network", () => {
  expect(isOwnAnswer("/api/visitor/summary", "")).toBe(true);
});

test.each([
  ["/api/visitor/export", ""],
  ["/api/visitor/handover", ""],
  ["/api/visitor/words", ""],
  ["/api/campaign/half-open/mine", ""],
  ["/api/lmp/book", ""],
  ["/api/myroom/room", ""],
  ["/api/visitor/summary", "?after=2"],
  ["/api/toString", ""],
])("%s%s is never kept", (path, search) => {
  expect(isOwnAnswer(path, search)).toBe(false);
});

test("what a page shows of me stands in for a week, and not longer", () => {
  const seen = at("2026-11-20T22:00:00");
  expect(mayShowOwn("/api/visitor/summary", seen, at("2026-11-27T21:59:59"))).toBe(true);
  expect(mayShowOwn("/api/visitor/summary", seen, at("2026-11-27T22:00:01"))).toBe(false);
});

test("a copy of the day after tomorrow, on a phone whose clock was wrong, is not shown", () => {
  expect(mayShowOwn("/api/visitor/summary", at("2026-11-22T00:00:00"), at("2026-11-20T00:00:00"))).toBe(false);
});
