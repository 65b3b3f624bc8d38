import { jstDayToDate, jstDayNumber } from "#contracts/jst-calendar.ts";
import { hourMs } from "#contracts/jst-clock.ts";

/** A line of the prologue comes in the evening. */
const teaserTimeMs = 18 * hourMs;
export const teaserDays = 14;

/** When a day's line is first read: at 18:00 in Japan, the fourteenth on the eve of the launch. */
export function teaserMs(launchMs: number, dayNumber: number): number {
  return jstDayToDate(jstDayNumber(launchMs) - (teaserDays + 1 - dayNumber), teaserTimeMs).getTime();
}

/** So many lines of the prologue are read at `nowMs`: none before the first day, all fourteen from the last on. */
export function countTeasers(launchMs: number, nowMs: number): number {
  let count = 0;
  while (count < teaserDays && teaserMs(launchMs, count + 1) <= nowMs) count += 1;
  return count;
}

/** What is left, in whole days, hours, minutes and seconds; zeros when the moment has come. */
export interface Remaining {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

export function remaining(untilMs: number, nowMs: number): Remaining {
  const leftS = Math.max(0, Math.ceil((untilMs - nowMs) / 1_000));
  return {
    days: Math.floor(leftS / 86_400),
    hours: Math.floor(leftS / 3_600) % 24,
    minutes: Math.floor(leftS / 60) % 60,
    seconds: leftS % 60,
  };
}

/** One question to the server's clock: when it left, when the answer came, and what it said. */
export interface ClockPing {
  sentMs: number;
  receivedMs: number;
  serverMs: number;
}

/** So far is the server's clock ahead of this device's: the median of what the pings say, half of the way each. */
export function serverAheadMs(pings: readonly ClockPing[]): number {
  const ahead = pings
    .map(({ sentMs, receivedMs, serverMs }) => serverMs - (sentMs + receivedMs) / 2)
    .toSorted((a, b) => a - b);
  return ahead[Math.floor(ahead.length / 2)] ?? 0;
}
