import { expect, test } from "vitest";
import { leaderboardTime, type Poll, pollPhase } from "./poll.ts";

const poll: Poll = {
  id: "first-ball",
  opensAt: new Date("2026-11-01T00:00:00+09:00"),
  closesAt: new Date("2026-12-20T22:00:00+09:00"),
};
const at = (moment: string) => new Date(`${moment}+09:00`);

test("a vote is closed before its first minute and from its last on", () => {
  expect(pollPhase(poll, at("2026-10-31T23:59:59.999"))).toBe("before");
  expect(pollPhase(poll, at("2026-11-01T00:00:00"))).toBe("open");
  expect(pollPhase(poll, at("2026-12-20T21:59:59.999"))).toBe("sealed");
  expect(pollPhase(poll, at("2026-12-20T22:00:00"))).toBe("closed");
});

test("forty-eight hours before the end the board falls silent", () => {
  expect(pollPhase(poll, at("2026-12-18T21:59:59.999"))).toBe("open");
  expect(pollPhase(poll, at("2026-12-18T22:00:00"))).toBe("sealed");
  expect(leaderboardTime(poll, at("2026-12-20T21:00:00"))).toEqual(at("2026-12-18T22:00:00"));
});

test("the board shows the last full ten minutes, and nothing before the start", () => {
  expect(leaderboardTime(poll, at("2026-11-20T20:09:59"))).toEqual(at("2026-11-20T20:00:00"));
  expect(leaderboardTime(poll, at("2026-11-20T20:10:00"))).toEqual(at("2026-11-20T20:10:00"));
  expect(leaderboardTime(poll, at("2026-10-31T23:00:00"))).toBeNull();
});

test("a vote without an end stays open and is never sealed", () => {
  expect(pollPhase({ ...poll, closesAt: null }, at("2030-01-01T00:00:00"))).toBe("open");
});
