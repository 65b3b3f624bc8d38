import type { Queries } from "../../platform/database.ts";
import { hourOf, sortEntries, type LoggedEntry, hashPages } from "./entry-pages.ts";

/**
 * An entry is stored within seconds of the moment it carries, or not at all: statements and transactions end after three. So
 * what is older than this is complete.
 */
export const settledMs = 60_000;

/** All entries of a campaign in the order of the log. @param fromMs leaves out what came before */
export async function getEntryLog(queries: Queries, campaignId: string, fromMs = 0): Promise<LoggedEntry[]> {
  const rows = await queries.query({
    text: `SELECT e.at, t.mark, u.unit, e.is_aside FROM draw_entries e JOIN draw_tickets t ON t.id = e.ticket_id
           LEFT JOIN draw_units u ON u.entry_id = e.id
           WHERE e.campaign_id = $1 AND e.at >= $2`,
    values: [campaignId, new Date(fromMs)],
  });
  return sortEntries(
    rows.map(({ at, mark, unit, is_aside: isAside }) => ({ atMs: at.getTime(), mark, unit, isAside })),
  );
}

/**
 * Commits the hours that are over and not committed yet. Twice at once is harmless: the same hour gets the same hash.
 * @param beforeMs only hours that begin before it; all of them when the campaign is over
 * @returns how many hours were committed
 */
export async function commitEntryLog(queries: Queries, campaignId: string, beforeMs: number): Promise<number> {
  const [last] = await queries.query({
    text: "SELECT hour, hash FROM draw_pages WHERE campaign_id = $1 ORDER BY hour DESC LIMIT 1",
    values: [campaignId],
  });
  const [campaign] = await queries.query({
    text: "SELECT commitment FROM campaigns WHERE id = $1",
    values: [campaignId],
  });
  if (!campaign) return 0;
  const entries = await getEntryLog(queries, campaignId, last ? last.hour.getTime() + 3_600_000 : 0);
  const settled = entries.filter(({ atMs }) => hourOf(atMs) < hourOf(beforeMs));
  const pages = hashPages(settled, last?.hash ?? campaign.commitment);
  await queries.query({
    text: `INSERT INTO draw_pages (campaign_id, hour, entries, hash)
           SELECT $1, * FROM unnest($2::timestamptz[], $3::int[], $4::text[]) ON CONFLICT DO NOTHING`,
    values: [
      campaignId,
      pages.map(({ hourMs }) => new Date(hourMs)),
      pages.map(({ entries: count }) => count),
      pages.map(({ hash }) => hash),
    ],
  });
  return pages.length;
}
