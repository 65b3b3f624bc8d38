import { weekdayOf } from "#contracts/jst-calendar.ts";

/** The weeks of a month ("2026-11"), Sunday first; null where the month has no day. */
export function weeksOf(month: string): (string | null)[][] {
  const blank = weekdayOf(`${month}-01`);
  const cells = [
    ...Array.from({ length: blank }, () => null),
    ...Array.from({ length: daysIn(month) }, (_, i) => `${month}-${String(i + 1).padStart(2, "0")}`),
  ];
  while (cells.length % 7 !== 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, i) => cells.slice(i * 7, i * 7 + 7));
}

/** The month `by` months later: "2026-12" from "2026-11" by 1. */
export function addMonths(month: string, by: number): string {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + by;
  return `${String(Math.floor(count / 12))}-${String((count % 12) + 1).padStart(2, "0")}`;
}

const daysIn = (month: string): number =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();
