import { jstDayToDate, jstDayNumber } from "#contracts/jst-calendar.ts";
import { hourMs } from "#contracts/jst-clock.ts";

/** The white light stands in the window from six to six, by the clock of Japan. */
const opensAtHour = 6;
const closesAtHour = 18;

/** Whether it is day in the room, and the moment at which that changes. */
export function lightAt(now: Date): { isDay: boolean; until: Date } {
  const midnightMs = jstDayToDate(jstDayNumber(now)).getTime();
  const hours = (now.getTime() - midnightMs) / hourMs;
  const isDay = hours >= opensAtHour && hours < closesAtHour;
  const turn = isDay ? closesAtHour : hours < opensAtHour ? opensAtHour : opensAtHour + 24;
  return { isDay, until: new Date(midnightMs + turn * hourMs) };
}
