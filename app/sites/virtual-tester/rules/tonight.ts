import { dayNumberOf } from "#contracts/jst-calendar.ts";

/** The place of tonight's shade among `count`: another one every day, each once before any comes again. */
export function tonightsPlace(jstDay: string, count: number): number {
  // A step without a common divisor walks through all of them.
  return (dayNumberOf(jstDay) * 7) % count;
}
