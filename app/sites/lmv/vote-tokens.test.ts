import { expect, test } from "vitest";
import { createVoteTokens } from "./vote-tokens.server.ts";

const tokens = createVoteTokens(["s".repeat(32)], "ball");
const issuedAt = new Date("2026-11-20T12:00:00Z");
const ageAfter = (ms: number): number | null =>
  tokens.ageMs(tokens.issue("me", issuedAt), "me", new Date(issuedAt.getTime() + ms));

test("a vote token is good for a day, also where another process is up to five seconds behind", () => {
  expect([0, 90, 86_400_000].map(ageAfter)).toEqual([0, 90, 86_400_000]);
  expect([-2_500, -5_000, -5_001].map(ageAfter)).toEqual([0, 0, null]);
  expect(ageAfter(86_400_001)).toBeNull();
});
