import type { Season } from "#contracts/tip-words.ts";

// Days are days in Japan, "YYYY-MM-DD"; nothing here asks a clock.

const dayMs = 86_400_000;
/** Midnight in Japan is 15:00 of the day before in UTC. */
const jstOffsetMs = 9 * 3_600_000;

/** The first moment of a day in Japan. */
export const startOfDay = (day: string): Date => new Date(Date.parse(`${day}T00:00:00Z`) - jstOffsetMs);

/** The day `by` days later; earlier where it is negative. */
export const dayAfter = (day: string, by: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + by * dayMs).toISOString().slice(0, 10);

/** How many days lie between: 1 from one day to the next. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs);

/** 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The season by the wardrobe, not by the stars: rain comes in June and goes in the middle of July. */
export function seasonOf(day: string): Season {
  const month = Number(day.slice(5, 7));
  const date = Number(day.slice(8, 10));
  if (month === 6 || (month === 7 && date <= 15)) return "rainy";
  if (month >= 3 && month <= 5) return "spring";
  if (month >= 7 && month <= 8) return "summer";
  return month >= 9 && month <= 11 ? "autumn" : "winter";
}

/** True for a day that is in the calendar: not for the thirtieth of February. */
export const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const ms = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().slice(0, 10) === text;
};

/** `20261120` of an address as a day; null where it is none. */
export function readDay(compact: string): string | null {
  const day = /^(\d{4})(\d{2})(\d{2})$/.exec(compact)?.slice(1).join("-") ?? "";
  return isDay(day) ? day : null;
}

/** A day as it stands in an address: `20261120`. */
export const compactDay = (day: string): string => day.replaceAll("-", "");
