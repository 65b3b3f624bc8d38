/**
 * How many whole months a product has been out: 0 in its first month, one more on the same day of each next month, and at
 * the latest on the last day of a month that is too short; null before its day.
 * @param releasedOn, today days in Japan, "2026-11-20"
 */
export function monthsSinceRelease(releasedOn: string, today: string): number | null {
  if (today < releasedOn) return null;
  const [from, to] = [partsOf(releasedOn), partsOf(today)];
  const months = (to.year - from.year) * 12 + (to.month - from.month);
  const dueDay = Math.min(from.day, daysInMonth(to.year, to.month));
  return to.day >= dueDay ? months : months - 1;
}

function partsOf(day: string): { year: number; month: number; day: number } {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  return { year, month, day: date };
}

/** @param month 1 to 12 */
const daysInMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();
