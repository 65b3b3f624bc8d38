import { jstDay } from "#contracts/jst-calendar.ts";
import type { Queries } from "../../platform/database.ts";

/** What a visitor did tonight of 今夜の三つ, and how many seals they have. */
export interface Tonight {
  letter: boolean;
  vote: boolean;
  tip: boolean;
  seals: number;
}

const nothing: Tonight = { letter: false, vote: false, tip: false, seals: 0 };

/**
 * Whether the visitor opened a letter, voted, and said of a tip whether it helped, in the night of `now` (a day in Japan).
 * Null (no cookie): nothing of it.
 */
export async function tonightOf(
  queries: Pick<Queries, "query">,
  visitorId: string | null,
  now: Date,
): Promise<Tonight> {
  if (visitorId === null) return nothing;
  const [row] = await queries.query<Tonight>({
    name: "tonight-of",
    text: `SELECT EXISTS (SELECT FROM prophecies WHERE visitor_id = $1 AND jst_day = $2::date) AS letter,
                  EXISTS (SELECT FROM votes WHERE visitor_id = $1 AND jst_day = $2::date) AS vote,
                  EXISTS (SELECT FROM tip_feedback WHERE visitor_id = $1
                          AND (at AT TIME ZONE 'Asia/Tokyo')::date = $2::date) AS tip,
                  (SELECT count(*)::int FROM seals WHERE visitor_id = $1) AS seals`,
    values: [visitorId, jstDay(now)],
  });
  return row ?? nothing;
}
