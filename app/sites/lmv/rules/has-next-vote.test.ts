import { expect, test } from "vitest";
import { hasNextVote } from "./has-next-vote.ts";

test("on the last day nobody is promised a vote for tomorrow", () => {
  const closesAt = "2026-12-20T22:00:00+09:00";
  expect(hasNextVote("2026-12-19T15:00:00.000Z", closesAt)).toBe(true);
  expect(hasNextVote("2026-12-20T15:00:00.000Z", closesAt)).toBe(false);
  expect(hasNextVote("2026-12-20T15:00:00.000Z", "2026-12-21T00:00:00+09:00")).toBe(false);
  expect(hasNextVote("2026-12-20T15:00:00.000Z", null)).toBe(true);
});
