import { atJstDay, jstDayNumber } from "#contracts/jst-calendar.ts";
import { hourMs } from "#contracts/jst-clock.ts";

/** The white light stands in the window from six to six, by the clock of Japan. */
const opens = 6;
const closes = 18;

/** Whether it is day in the room, and the moment at which that changes. */
export function lightAt(now: Date): { isDay: boolean; until: Date } {
  const midnightMs = atJstDay(jstDayNumber(now)).getTime();
  const hours = (now.getTime() - midnightMs) / hourMs;
  const isDay = hours >= opens && hours < closes;
  const turn = isDay ? closes : hours < opens ? opens : opens + 24;
  return { isDay, until: new Date(midnightMs + turn * hourMs) };
}
