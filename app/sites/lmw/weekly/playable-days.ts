import { addDays, isDay } from "#contracts/jst-calendar.ts";

/** The first day that has a word: that of the first week with a page. */
export const firstPlayableDay = "2026-09-28";

/** Whether a text is a day whose word can be played: a day of the calendar from the first one until today. */
export const isPlayableDay = (text: string, today: string): boolean =>
  isDay(text) && text >= firstPlayableDay && text <= today;

/** A day and those before it, newest first: at most `count`, none before the first. */
export function listDaysBack(from: string, count: number): string[] {
  const days = Array.from({ length: count }, (_, ago) => addDays(from, -ago));
  return days.filter((day) => day >= firstPlayableDay);
}
