import { jstStamp } from "#contracts/jst-calendar.ts";
import type { Queries } from "../../platform/database.ts";

/** One entry for a spreadsheet. No visitor is in it. */
export interface ExportedEntry {
  /** In Japan, with its offset. */
  at: string;
  mark: string;
  /** The prize this ticket has; empty without one. */
  prize: string;
  /** won, claimed, handed, lapsed; empty without a prize. */
  state: string;
}

/** All entries in the order of time, each with what its ticket has. */
export async function exportEntries(queries: Queries, campaignId: string): Promise<ExportedEntry[]> {
  const rows = await queries.query({
    text: `SELECT e.at, t.mark, coalesce(u.prize_id, '') AS prize,
                  CASE WHEN w.id IS NULL THEN '' WHEN w.lapsed_at IS NOT NULL THEN 'lapsed' WHEN w.handed_at IS NOT NULL THEN 'handed'
                       WHEN w.claimed_at IS NOT NULL THEN 'claimed' ELSE 'won' END AS state /* never null */
           FROM draw_entries e JOIN draw_tickets t ON t.id = e.ticket_id
           LEFT JOIN draw_wins w ON w.ticket_id = t.id
           LEFT JOIN draw_units u ON u.campaign_id = w.campaign_id AND u.unit = w.unit
           WHERE e.campaign_id = $1 ORDER BY e.at, t.mark`,
    values: [campaignId],
  });
  return rows.map(({ at, ...rest }) => ({ at: jstStamp(at), ...rest }));
}
