import { dayNumberOf } from "#contracts/jst-calendar.ts";

/** The index of today's shade among `count`: another one every day, each once before any comes again. */
export function dailyShadeIndex(jstDay: string, count: number): number {
  // A step without a common divisor goes through all of them.
  return (dayNumberOf(jstDay) * 7) % count;
}
