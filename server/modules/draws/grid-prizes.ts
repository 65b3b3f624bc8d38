import type { Queries } from "../../platform/database.ts";

/** The entry grid of a whole campaign has so many cells. */
export const entryGridSize = 100;

/** A prize that was met or drawn, for everybody: when, what, and in which of the hundred cells of the grid. */
export interface GridPrize {
  /** 0 to 99. Of an instant draw the hundredth part of its time, else of its tickets in their order. */
  entry: number;
  prizeId: string;
  /** The winning moment; null when it was drawn after the end. */
  dueAt: Date | null;
  /** When somebody opened it; null when it was drawn after the end. */
  metAt: Date | null;
}

/** Where the prizes of a drawn campaign lay. @param span the time in which winning moments could lie */
export async function listGridPrizes(
  queries: Queries,
  campaignId: string,
  span: { fromMs: number; toMs: number },
): Promise<GridPrize[]> {
  const rows = await queries.query({
    text: `WITH ranked AS (
             SELECT id, row_number() OVER (ORDER BY mark COLLATE "C") - 1 AS place FROM draw_tickets WHERE campaign_id = $1
           )
           SELECT u.prize_id, u.due_at, e.at AS met_at, r.place, (SELECT count(*) FROM ranked) AS people
           FROM draw_units u LEFT JOIN draw_entries e ON e.id = u.entry_id
           LEFT JOIN draw_wins w ON w.campaign_id = u.campaign_id AND w.unit = u.unit AND w.lapsed_at IS NULL
           LEFT JOIN ranked r ON r.id = w.ticket_id
           WHERE u.campaign_id = $1 ORDER BY u.due_at, u.unit`,
    values: [campaignId],
  });
  return rows.flatMap(({ prize_id: prizeId, due_at: dueAt, met_at: metAt, place: rank, people }) => {
    const share =
      dueAt !== null
        ? (dueAt.getTime() - span.fromMs) / (span.toMs - span.fromMs)
        : rank === null
          ? null
          : rank / Math.max(1, people);
    if (share === null) return [];
    return [{ entry: Math.min(entryGridSize - 1, Math.floor(share * entryGridSize)), prizeId, dueAt, metAt }];
  });
}
