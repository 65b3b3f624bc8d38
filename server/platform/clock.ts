/** Where "now" comes from. Nothing else on the server asks the machine for the time. */
export type Clock = { now(): Date };

/** A clock that stands still until a test moves it. */
export type FixedClock = Clock & { advance(byMs: number): void };

export const systemClock: Clock = { now: () => new Date() };

/** A clock that shows `start` (ISO 8601 or Date) and moves only by `advance`. */
export function fixedClock(start: string | Date): FixedClock {
  let nowMs = new Date(start).getTime();
  return {
    now: () => new Date(nowMs),
    advance: (byMs) => {
      nowMs += byMs;
    },
  };
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Japan Standard Time is UTC+9 all year; there has been no summer time since 1951. */
const jstOffsetMs = 9 * hourMs;

/** The calendar day in Asia/Tokyo at that moment, as "YYYY-MM-DD". */
export function jstDay(date: Date): string {
  return new Date(date.getTime() + jstOffsetMs).toISOString().slice(0, 10);
}

/** The same day as a number: days since 1970-01-01. */
export function jstDayNumber(date: Date): number {
  return Math.floor((date.getTime() + jstOffsetMs) / dayMs);
}

/** That moment in Asia/Tokyo as people of a team read it: "2026-11-20 21:00:05". */
export function jstText(date: Date): string {
  return jstStamp(date).slice(0, 19).replace("T", " ");
}

/** That moment in Asia/Tokyo for a program or a spreadsheet: "2026-11-20T21:00:05.000+09:00". */
export function jstStamp(date: Date): string {
  return new Date(date.getTime() + jstOffsetMs).toISOString().replace("Z", "+09:00");
}

/** The first moment of the next day in Asia/Tokyo: always later than `date`, at most 24 hours. */
export function nextJstMidnight(date: Date): Date {
  return new Date((jstDayNumber(date) + 1) * dayMs - jstOffsetMs);
}
