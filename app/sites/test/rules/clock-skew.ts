import type { CheckResult } from "#app/kits/basics/check-result.ts";

/** One question to the server: when it left and when the answer was here (both by this device), and its Date header. */
export interface Ping {
  sentMs: number;
  receivedMs: number;
  serverMs: number;
}

/** From this difference on, openings and deadlines would be shown at the wrong moment. */
const maxSkewMs = 5 * 60_000;
/** The Date header names the second that has begun; on average half of it is over. */
const halfSecondMs = 500;

/**
 * By how many milliseconds this device is ahead of the server (negative: behind), as the median of all pings, each
 * with half of its round trip as the way back (Cristian's algorithm). Null without a ping. Accurate to about a second.
 */
export function clockSkewMs(pings: readonly Ping[]): number | null {
  const skews = pings
    .map(({ sentMs, receivedMs, serverMs }) => (sentMs + receivedMs) / 2 - (serverMs + halfSecondMs))
    .toSorted((a, b) => a - b);
  if (skews.length === 0) return null;
  const middle = (skews.length - 1) / 2;
  return Math.round(((skews[Math.floor(middle)] ?? 0) + (skews[Math.ceil(middle)] ?? 0)) / 2);
}

/** Does the device's clock agree with the server's? */
export function evaluateClock(skewMs: number | null): CheckResult {
  if (skewMs === null) return { id: "clock", result: "warn", verdict: "unknown", facts: { skewMs } };
  const seconds = Math.abs(Math.round(skewMs / 1000));
  const facts = { skewMs, seconds, minutes: Math.round(seconds / 60) };
  if (Math.abs(skewMs) <= maxSkewMs) {
    return { id: "clock", result: "ok", verdict: seconds <= 1 ? "exact" : "close", facts };
  }
  return { id: "clock", result: "warn", verdict: skewMs > 0 ? "ahead" : "behind", facts };
}
