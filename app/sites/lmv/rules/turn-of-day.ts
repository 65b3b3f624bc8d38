import { dayNumberOf } from "#contracts/jst-calendar.ts";

/** Whose turn it is on a day in Japan ("2026-11-20"), of so many who take turns: a number from 0. */
export function turnOfDay(day: string, count: number): number {
  return dayNumberOf(day) % count;
}
