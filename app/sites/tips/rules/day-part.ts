import { jstDay, jstDayNumber, startOfJstDay } from "#contracts/jst-calendar.ts";
import { hourMs, jstHour } from "#contracts/jst-clock.ts";
import type { Tip } from "#contracts/tip.ts";
import { type DayPart, seasonOf } from "#contracts/tip-choices.ts";

/** From which hour in Japan each part of the day runs. */
const startsAt: readonly (readonly [hour: number, part: DayPart])[] = [
  [5, "morning"],
  [10, "day"],
  [16, "evening"],
  [20, "night"],
];

/** The part of the day in Japan. */
export function dayPartAt(now: Date): DayPart {
  const hour = jstHour(now);
  return startsAt.findLast(([from]) => hour >= from)?.[1] ?? "night";
}

/** When the next part of the day begins: always later than `now`. */
export function nextDayPart(now: Date): Date {
  const dayStartMs = startOfJstDay(jstDay(now)).getTime();
  const starts = [...startsAt.map(([hour]) => hour), 24 + (startsAt[0]?.[0] ?? 0)];
  const next = starts.find((hour) => dayStartMs + hour * hourMs > now.getTime()) ?? 24;
  return new Date(dayStartMs + next * hourMs);
}

/** Tips for this hour and season, best first; equal ones turn with the day, so that tomorrow shows others. */
export function tipsForNow(tips: readonly Tip[], now: Date, count: number): Tip[] {
  const part = dayPartAt(now);
  const season = seasonOf(jstDay(now));
  const day = jstDayNumber(now);
  const relevance = (tip: Tip): number => {
    if (tip.seasons.length > 0 && !tip.seasons.includes(season)) return -1;
    return (tip.hours.includes(part) ? 2 : 0) + (tip.seasons.includes(season) ? 1 : 0);
  };
  const turn = (i: number): number => (i * 37 + day * 61) % tips.length;
  return tips
    .map((tip, i) => ({ tip, merit: relevance(tip), turn: turn(i) }))
    .filter((one) => one.merit > 0)
    .toSorted((a, b) => b.merit - a.merit || a.turn - b.turn)
    .slice(0, count)
    .map(({ tip }) => tip);
}
