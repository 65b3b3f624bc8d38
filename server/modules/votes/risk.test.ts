import { expect, test } from "vitest";
import { quarantineFrom, riskOf } from "./risk.ts";

const known = { visitorAgeMs: 600_000, tokenAgeMs: 5_000, isBrowserLike: true };

test("someone who came a minute ago by a friend's link and stamps at once is counted, whichever network it is", () => {
  expect(riskOf({ ...known, visitorAgeMs: 0, tokenAgeMs: 100 })).toBeLessThan(quarantineFrom);
});

test("what does not come from a browser is set aside when it is new as well, or quick", () => {
  expect(riskOf({ ...known, isBrowserLike: false })).toBeLessThan(quarantineFrom);
  expect(riskOf({ ...known, visitorAgeMs: 0, isBrowserLike: false })).toBeGreaterThanOrEqual(quarantineFrom);
  expect(riskOf({ ...known, tokenAgeMs: 100, isBrowserLike: false })).toBeGreaterThanOrEqual(quarantineFrom);
});
