import { addDays, jstDay, startOfJstDay } from "#contracts/jst-calendar.ts";
import { dayMs, hourMs } from "#contracts/jst-clock.ts";

export const rankingPeriods = ["24h", "7d", "all"] as const;
export type RankingPeriod = (typeof rankingPeriods)[number];

/** The full hour at or before a moment. Hours are the same in Japan and in UTC. */
export const fullHour = (at: Date): Date => new Date(Math.floor(at.getTime() / hourMs) * hourMs);

/** What a period spans, seen from the moment of the counts. */
export interface PeriodWindow {
  /** The period's first moment; null: since the beginning. */
  from: Date | null;
  /** The first moment of the period it is compared with; null: since the beginning. */
  previousFrom: Date | null;
  /** Where the period it is compared with ends. */
  previousUntil: Date;
}

/** The window of a period that has a beginning. */
type DatedWindow = PeriodWindow & { from: Date; previousFrom: Date };

/**
 * `24h`: 24 full hours and the running one. `7d`: today in Japan and the six days before. `all`: everything, compared
 * with everything until seven days ago.
 */
export function periodWindow(period: Exclude<RankingPeriod, "all">, asOf: Date): DatedWindow;
export function periodWindow(period: RankingPeriod, asOf: Date): PeriodWindow;
export function periodWindow(period: RankingPeriod, asOf: Date): PeriodWindow {
  if (period === "24h") {
    const from = new Date(fullHour(asOf).getTime() - dayMs);
    return { from, previousFrom: new Date(from.getTime() - dayMs), previousUntil: from };
  }
  const weekStart = startOfJstDay(addDays(jstDay(asOf), -6));
  if (period === "all") return { from: null, previousFrom: null, previousUntil: weekStart };
  return { from: weekStart, previousFrom: new Date(weekStart.getTime() - 7 * dayMs), previousUntil: weekStart };
}

/** The steps of a product's line: 24 hours, 7 days or 28 days, the oldest first. Hours as ISO moments, days as "YYYY-MM-DD". */
export function lineSteps(period: RankingPeriod, asOf: Date): string[] {
  if (period === "24h") {
    const last = fullHour(asOf).getTime();
    return Array.from({ length: 24 }, (_, i) => new Date(last - (24 - i) * hourMs).toISOString());
  }
  const days = period === "7d" ? 7 : 28;
  const today = jstDay(asOf);
  return Array.from({ length: days }, (_, i) => addDays(today, i - days + 1));
}
