import { expect, test } from "vitest";
import { isPrivateAnswer, canShowPrivateCopy } from "./private-answers.ts";

const at = (moment: string): number => Date.parse(`${moment}+09:00`);

test("what every screen shows of me can be read without a network", () => {
  expect(isPrivateAnswer("/api/visitor/summary", "")).toBe(true);
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
  expect(isPrivateAnswer(path, search)).toBe(false);
});

test("what a page shows of me stands in for a week, and not longer", () => {
  const seen = at("2026-11-20T22:00:00");
  expect(canShowPrivateCopy("/api/visitor/summary", seen, at("2026-11-27T21:59:59"))).toBe(true);
  expect(canShowPrivateCopy("/api/visitor/summary", seen, at("2026-11-27T22:00:01"))).toBe(false);
});

test("a copy of the day after tomorrow, on a phone whose clock was wrong, is not shown", () => {
  expect(canShowPrivateCopy("/api/visitor/summary", at("2026-11-22T00:00:00"), at("2026-11-20T00:00:00"))).toBe(false);
});
