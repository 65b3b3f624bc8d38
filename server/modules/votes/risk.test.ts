import { expect, test } from "vitest";
import { crowdedNetworkRisk, quarantineFrom, riskOf } from "./risk.ts";

const known = { visitorAgeMs: 600_000, tokenAgeMs: 5_000, isBrowserLike: true };

test("someone who came a minute ago by a friend's link and stamps at once is counted", () => {
  expect(riskOf({ ...known, visitorAgeMs: 0, tokenAgeMs: 400 })).toBeLessThan(quarantineFrom);
});

test("a known visitor behind a school's address is counted", () => {
  expect(riskOf(known) + crowdedNetworkRisk).toBeLessThan(quarantineFrom);
});

test("new faces that stamp within a second from a crowded network, or do not come from a browser, are set aside", () => {
  const quick = { ...known, visitorAgeMs: 0, tokenAgeMs: 100 };
  expect(riskOf(quick) + crowdedNetworkRisk).toBeGreaterThanOrEqual(quarantineFrom);
  expect(riskOf({ ...quick, isBrowserLike: false })).toBeGreaterThanOrEqual(quarantineFrom);
});
