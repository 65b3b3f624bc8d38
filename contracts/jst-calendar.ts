// The one calendar: days and weeks as they are in Japan, the same on the phone and on the server. A day is a text,
// "2026-11-20"; nothing here asks a clock.
import { dayMs, type Instant, jstOffsetMs, shiftToJst } from "./jst-clock.ts";

/** The day in Japan at that moment, "2026-11-20". */
export const jstDay = (instant: Instant): string => shiftToJst(instant).toISOString().slice(0, 10);

/** The same day as a number: days since 1970-01-01. */
export const jstDayNumber = (instant: Instant): number => Math.floor((Number(instant) + jstOffsetMs) / dayMs);

/** That moment in Japan as people of a team read it: "2026-11-20 21:00:05". */
export const jstText = (instant: Instant): string => jstStamp(instant).slice(0, 19).replace("T", " ");

/** That moment in Japan for a program or a spreadsheet: "2026-11-20T21:00:05.000+09:00". */
export const jstStamp = (instant: Instant): string => shiftToJst(instant).toISOString().replace("Z", "+09:00");

/** The first moment of a day in Japan. @param day "2026-11-20" */
export const startOfJstDay = (day: string): Date => new Date(utcMs(day) - jstOffsetMs);

/** The midnight in Japan that ends the day of that moment: always later than it, at most 24 hours. */
export const nextJstMidnight = (instant: Instant): Date => new Date((jstDayNumber(instant) + 1) * dayMs - jstOffsetMs);

/** A moment of a day in Japan by its number, as `jstDayNumber` counts. @param timeMs since midnight */
export const jstDayToDate = (dayNumber: number, timeMs = 0): Date => new Date(dayNumber * dayMs + timeMs - jstOffsetMs);

/** The day so many days later; earlier where `days` is negative. */
export const addDays = (day: string, days: number): string =>
  new Date(utcMs(day) + days * dayMs).toISOString().slice(0, 10);

/** How many days lie between: 1 from one day to the next. */
export const daysBetween = (from: string, to: string): number => dayNumberOf(to) - dayNumberOf(from);

/** A day as a number: days since 1970-01-01. */
export const dayNumberOf = (day: string): number => Math.round(utcMs(day) / dayMs);

/** 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(utcMs(day)).getUTCDay();

/** True for a day that is in the calendar: not for the thirtieth of February. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(utcMs(text)) && addDays(text, 0) === text;

/** A day as it stands in an address: "20261120". */
export const compactDay = (day: string): string => day.replaceAll("-", "");

/** "20261120" as a day; null where it is none. */
export function parseCompactDay(compact: string): string | null {
  const day = /^(\d{4})(\d{2})(\d{2})$/.exec(compact)?.slice(1).join("-") ?? "";
  return isDay(day) ? day : null;
}

/** "2026-W47" of a day. A week belongs to the year of its Thursday (ISO 8601). */
export function isoWeek(day: string): string {
  const thursday = addDays(day, 3 - ((weekdayOf(day) + 6) % 7));
  const year = thursday.slice(0, 4);
  const week = Math.floor(daysBetween(`${year}-01-01`, thursday) / 7) + 1;
  return `${year}-W${String(week).padStart(2, "0")}`;
}

/** The Monday of an ISO week. */
export function mondayOf(year: number, week: number): string {
  // The fourth of January is in the first week of every year (ISO 8601).
  const fourth = `${String(year).padStart(4, "0")}-01-04`;
  return addDays(fourth, (week - 1) * 7 - ((weekdayOf(fourth) + 6) % 7));
}

const utcMs = (day: string): number => Date.parse(`${day}T00:00:00Z`);
