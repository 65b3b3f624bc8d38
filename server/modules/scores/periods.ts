import { jstDay } from "../../platform/clock.ts";

/** The names of the periods a moment is in, as the boards keep them: a day in Japan, its ISO week, all. */
export function periodNames(at: Date): { day: string; week: string; all: string } {
  const day = jstDay(at);
  return { day, week: isoWeek(day), all: "all" };
}

const dayMs = 86_400_000;

/** "2026-W47" of a day. A week belongs to the year of its Thursday (ISO 8601). */
export function isoWeek(day: string): string {
  const noon = Date.parse(`${day}T12:00:00Z`);
  const weekday = (new Date(noon).getUTCDay() + 6) % 7;
  const thursday = new Date(noon + (3 - weekday) * dayMs);
  const firstDay = Date.UTC(thursday.getUTCFullYear(), 0, 1, 12);
  const week = Math.floor((thursday.getTime() - firstDay) / (7 * dayMs)) + 1;
  return `${thursday.getUTCFullYear()}-W${String(week).padStart(2, "0")}`;
}
