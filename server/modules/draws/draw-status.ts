import type { Queries } from "../../platform/database.ts";
import { rollMs } from "./draw-terms.ts";

/** The numbers that are printed of a campaign. */
export interface DrawStatus {
  /** All prizes there are. */
  prizes: number;
  /** Prizes that can still be met or drawn. */
  remaining: number;
  /** Of them, those whose moment is today in Japan; null when it is drawn after the end. */
  remainingToday: number | null;
  /** The next day in Japan after this one that has moments, from its first moment of all, and how many; null without one. */
  nextDay: { at: Date; count: number } | null;
  /** Entries so far, and by how many people. */
  entries: number;
  people: number;
  /** Prizes met so far. */
  met: number;
  /** The last things met: when and what, of nobody. */
  latest: { at: Date; prizeId: string }[];
  /** The last hash over the log of entries; null before the first hour is committed. */
  page: { hour: Date; hash: string } | null;
}

/** What the numbers of a campaign are now. @param dayEndsAt the next midnight in Japan */
export async function getDrawStatus(
  queries: Queries,
  campaignId: string,
  { now, dayEndsAt }: { now: Date; dayEndsAt: Date },
): Promise<DrawStatus> {
  const [row] = await queries.query({
    name: "draw-standing",
    text: `SELECT u.*, (SELECT count(*) FROM draw_entries WHERE campaign_id = $1) AS entries,
                  (SELECT count(*) FROM draw_tickets WHERE campaign_id = $1) AS people,
                  coalesce((SELECT json_agg(l) FROM (
                    SELECT e.at, m.prize_id AS "prizeId" FROM draw_units m JOIN draw_entries e ON e.id = m.entry_id
                    WHERE m.campaign_id = $1 ORDER BY e.at DESC LIMIT 3) l), '[]') AS latest,
                  p.hour, p.hash, next.at AS next_at,
                  (SELECT count(*) FROM draw_units WHERE campaign_id = $1 AND entry_id IS NULL
                     AND due_at >= next.at AND due_at < next.at + interval '24 hours') AS next_count
           FROM (
             SELECT count(*) AS prizes, count(entry_id) AS met, count(due_at) AS moments,
                    count(*) FILTER (WHERE entry_id IS NULL AND (due_at IS NULL OR due_at > $2)) AS winnable,
                    count(*) FILTER (WHERE entry_id IS NULL AND due_at > $2 AND due_at < $3) AS today,
                    min(due_at) FILTER (WHERE entry_id IS NULL AND due_at >= $3) AS next_due
             FROM draw_units WHERE campaign_id = $1
           ) u CROSS JOIN LATERAL (
             SELECT date_trunc('day', u.next_due, 'Asia/Tokyo') AS at
           ) next LEFT JOIN LATERAL (
             SELECT hour, hash FROM draw_pages WHERE campaign_id = $1 ORDER BY hour DESC LIMIT 1
           ) p ON true`,
    values: [campaignId, new Date(now.getTime() - rollMs), dayEndsAt],
  });
  if (!row) throw new Error("a count gave no row");
  return {
    prizes: row.prizes,
    remaining: row.winnable,
    remainingToday: row.moments > 0 ? row.today : null,
    // Only its day is told: whoever knew the moment itself would come at it.
    nextDay: row.next_at && { at: row.next_at, count: row.next_count },
    entries: row.entries,
    people: row.people,
    met: row.met,
    latest: (row.latest as { at: string; prizeId: string }[]).map(({ at, prizeId }) => ({ at: new Date(at), prizeId })),
    page: row.hour && row.hash ? { hour: row.hour, hash: row.hash } : null,
  };
}
