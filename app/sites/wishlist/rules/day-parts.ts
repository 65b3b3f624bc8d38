/** The parts of a day in Japan ("2026-12-08") as they are written: without leading zeros, the year without a comma. */
export function dayParts(day: string): { year: string; month: string; day: string } {
  const [year = "", month = "", date = ""] = day.split("-").map((part) => String(Number(part)));
  return { year, month, day: date };
}
