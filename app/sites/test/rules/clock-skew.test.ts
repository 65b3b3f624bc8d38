import { describe, expect, test } from "vitest";
import { clockSkewMs, evaluateClock, type Ping } from "./clock-skew.ts";

/** A ping of a device that is ahead by so much, with a round trip; the server writes whole seconds. */
function pingOf(aheadMs: number, rttMs: number, trueMs = 1_800_000_000_400): Ping {
  const serverMs = Math.floor((trueMs + rttMs / 2) / 1000) * 1000;
  return { sentMs: trueMs + aheadMs, receivedMs: trueMs + rttMs + aheadMs, serverMs };
}

describe("the device's clock", () => {
  test("is told within a second, however slow the way is", () => {
    for (const aheadMs of [-3_600_000, -700, 0, 700, 400_000]) {
      for (const rttMs of [10, 900, 6000]) {
        const skew = clockSkewMs([pingOf(aheadMs, rttMs)]) ?? Number.NaN;
        expect(Math.abs(skew - aheadMs)).toBeLessThanOrEqual(500);
      }
    }
  });

  test("is judged by the middle one of three: one answer that hung does not count", () => {
    const hung = { ...pingOf(0, 20), receivedMs: pingOf(0, 20).receivedMs + 8000 };
    expect(Math.abs(clockSkewMs([hung, pingOf(0, 20), pingOf(0, 30)]) ?? Number.NaN)).toBeLessThan(1000);
  });

  test("cannot be judged when the server was silent", () => {
    expect(clockSkewMs([])).toBeNull();
    expect(evaluateClock(null)).toMatchObject({ result: "warn", verdict: "unknown" });
  });

  test("is a worry from five minutes on, and the visitor hears in which direction", () => {
    expect(evaluateClock(300_000)).toMatchObject({ result: "ok", verdict: "close" });
    expect(evaluateClock(301_000)).toMatchObject({ result: "warn", verdict: "ahead", facts: { minutes: 5 } });
    expect(evaluateClock(-4_500_000)).toMatchObject({ result: "warn", verdict: "behind", facts: { minutes: 75 } });
    expect(evaluateClock(480)).toMatchObject({ result: "ok", verdict: "exact" });
  });
});
