import { jstDay } from "#contracts/jst-calendar.ts";
import type { Queries } from "../../platform/database.ts";

/** What a visitor did today of 今夜の三つ, and how many badges they have. */
export interface TodaySummary {
  letter: boolean;
  vote: boolean;
  tip: boolean;
  seals: number;
}

const emptySummary: TodaySummary = { letter: false, vote: false, tip: false, seals: 0 };

/**
 * Whether the visitor opened a prophecy, voted, and said of a tip whether it helped, on the day in Japan of `now`.
 * Null (no cookie): nothing of it.
 */
export async function getTodaySummary(queries: Queries, visitorId: string | null, now: Date): Promise<TodaySummary> {
  if (visitorId === null) return emptySummary;
  const [row] = await queries.query({
    name: "tonight-of",
    text: `SELECT EXISTS (SELECT FROM prophecies WHERE visitor_id = $1 AND jst_day = $2::date) AS letter /* never null */,
                  EXISTS (SELECT FROM votes WHERE visitor_id = $1 AND jst_day = $2::date) AS vote /* never null */,
                  EXISTS (SELECT FROM tip_feedback WHERE visitor_id = $1
                          AND (at AT TIME ZONE 'Asia/Tokyo')::date = $2::date) AS tip /* never null */,
                  (SELECT count(*)::int FROM seals WHERE visitor_id = $1) AS seals`,
    values: [visitorId, jstDay(now)],
  });
  return row ?? emptySummary;
}
