import type { Queries } from "../../platform/database.ts";

/** What a visitor has of one campaign. Nobody else is ever told. */
export interface MyTicket {
  ticketId: string;
  mark: string;
  /** The entries, the latest first. `unit`: what was met at once. `isAside`: beyond the share of its network. */
  entries: { day: string; at: Date; unit: number | null; isAside: boolean }[];
  win: MyWin | null;
}

export interface MyWin {
  id: string;
  unit: number;
  prizeId: string;
  wonAt: Date;
  claimUntil: Date;
  claimedAt: Date | null;
  codeHash: string | null;
  handedAt: Date | null;
  lapsedAt: Date | null;
}

/** The visitor's own entries in a campaign; null for whoever has none. */
export async function getMyTicket(queries: Queries, campaignId: string, visitorId: string): Promise<MyTicket | null> {
  const rows = await queries.query({
    name: "own-door",
    text: `SELECT t.id AS ticket_id, t.mark, e.jst_day AS day, e.at, u.unit,
                  e.is_aside OR t.is_aside AS is_aside /* never null */ FROM draw_tickets t
           JOIN draw_entries e ON e.campaign_id = t.campaign_id AND e.ticket_id = t.id
           LEFT JOIN draw_units u ON u.entry_id = e.id
           WHERE t.campaign_id = $1 AND t.visitor_id = $2 ORDER BY e.at DESC`,
    values: [campaignId, visitorId],
  });
  const [first] = rows;
  if (!first) return null;
  const [win] = await queries.query({
    name: "own-win",
    text: `SELECT w.id, w.unit, u.prize_id, w.won_at, w.claim_until, w.claimed_at, w.code_hash, w.handed_at, w.lapsed_at
           FROM draw_wins w JOIN draw_units u ON u.campaign_id = w.campaign_id AND u.unit = w.unit WHERE w.ticket_id = $1`,
    values: [first.ticket_id],
  });
  return {
    ticketId: first.ticket_id,
    mark: first.mark,
    entries: rows.map(({ day, at, unit, is_aside: isAside }) => ({ day, at, unit, isAside })),
    win: win
      ? {
          id: win.id,
          unit: win.unit,
          prizeId: win.prize_id,
          wonAt: win.won_at,
          claimUntil: win.claim_until,
          claimedAt: win.claimed_at,
          codeHash: win.code_hash,
          handedAt: win.handed_at,
          lapsedAt: win.lapsed_at,
        }
      : null,
  };
}
