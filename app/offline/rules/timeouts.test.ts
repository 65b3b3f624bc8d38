import { expect, test } from "vitest";
import { maxCopyAgeMs, canUseCopy } from "./timeouts.ts";

const copy = (ageMs: number) => ({ ageMs, sharedLifeMs: 660_000 });

test("while the server is only slow, a copy stands in as long as the server lets any cache show it", () => {
  expect(canUseCopy(copy(0), "slow")).toBe(true);
  expect(canUseCopy(copy(660_000), "slow")).toBe(true);
  expect(canUseCopy(copy(660_001), "slow")).toBe(false);
});

test("a page whose life the server does not tell never stands in for a slow one", () => {
  expect(canUseCopy({ ageMs: 1, sharedLifeMs: 0 }, "slow")).toBe(false);
});

test.each(["late", "gone"] as const)("when the network is %s, what was opened in the last week is shown", (silence) => {
  expect(canUseCopy(copy(maxCopyAgeMs), silence)).toBe(true);
  expect(canUseCopy(copy(maxCopyAgeMs + 1), silence)).toBe(false);
});
