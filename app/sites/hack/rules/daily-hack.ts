import { dayNumberOf } from "#contracts/jst-calendar.ts";

/** Whose rule hangs at the entrance on a day in Japan (`2026-11-20`): of `numbers` each once in as many days. */
export function dailyHackNumber(day: string, numbers: readonly number[]): number | null {
  // Two of each worry hang there: a step of seven meets all twenty-four, and never two of one worry in a row.
  return numbers[(dayNumberOf(day) * 7) % numbers.length] ?? null;
}
