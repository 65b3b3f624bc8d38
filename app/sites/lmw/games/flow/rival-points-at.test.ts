import { expect, it } from "vitest";
import { getRivalPoints } from "./rival-points-at.ts";

const round = { kind: "play", points: 400, pointsOverTime: [100, 200, 200, 400], durationMs: 60_000 } as const;
const shownAt = (nowMs: number, more = {}) =>
  getRivalPoints({ ...round, pointsOverTime: [...round.pointsOverTime], ...more }, nowMs);

it("my friend's points rise as they rose when they were made", () => {
  expect([0, 14_999, 15_000, 45_000, 59_999].map((nowMs) => shownAt(nowMs))).toEqual([0, 0, 100, 200, 200]);
});

it("once my friend's round was over all of its points stay", () => {
  expect([60_000, 75_000].map((nowMs) => shownAt(nowMs))).toEqual([400, 400]);
});

it("without a clock, or where only the end is known, all of them are to be beaten from the start", () => {
  expect(shownAt(0, { kind: "twin" })).toBe(400);
  expect(shownAt(0, { pointsOverTime: [] })).toBe(400);
});
