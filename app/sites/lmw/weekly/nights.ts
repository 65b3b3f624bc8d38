import { addDays, isDay } from "#contracts/jst-calendar.ts";

/** The first night that has a word: that of the first week with a page. */
export const firstNight = "2026-09-28";

/** Whether a text is a night whose word can be played: a day of the calendar from the first night until tonight. */
export const isNight = (text: string, tonight: string): boolean => isDay(text) && text >= firstNight && text <= tonight;

/** A night and those before it, newest first: at most `count`, none before the first. */
export function nightsBack(from: string, count: number): string[] {
  const days = Array.from({ length: count }, (_, ago) => addDays(from, -ago));
  return days.filter((day) => day >= firstNight);
}
