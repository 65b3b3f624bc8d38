import { isoWeek, jstDay, mondayOf, startOfJstDay } from "#contracts/jst-calendar.ts";
import { dayMs } from "#contracts/jst-clock.ts";

/** A week of Japan, from Monday 0:00 to the next. */
export interface Week {
  /** "202647". */
  code: string;
  from: Date;
  until: Date;
}

/** The week that a moment is in. */
export const weekAt = (moment: Date): Week => weekOf(isoWeek(jstDay(moment)).replace("-W", "")) as Week;

/** The week of a code; null for a code that no calendar has ("202153"). */
export function weekOf(code: string): Week | null {
  const [year, number] = [Number(code.slice(0, 4)), Number(code.slice(4))];
  if (!/^20\d{4}$/.test(code)) return null;
  const from = startOfJstDay(mondayOf(year, number));
  if (isoWeek(jstDay(from)) !== `${code.slice(0, 4)}-W${code.slice(4)}`) return null;
  return { code, from, until: new Date(from.getTime() + 7 * dayMs) };
}

/** The week before or after. */
export const addWeeks = ({ from }: Week, count: number): Week => weekAt(new Date(from.getTime() + count * 7 * dayMs));
