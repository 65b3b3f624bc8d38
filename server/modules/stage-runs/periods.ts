import { isoWeek, jstDay } from "#contracts/jst-calendar.ts";

/** The names of the periods a moment is in, as the boards keep them: a day in Japan, its ISO week, all. */
export function periodNames(at: Date): { day: string; week: string; all: string } {
  const day = jstDay(at);
  return { day, week: isoWeek(day), all: "all" };
}
