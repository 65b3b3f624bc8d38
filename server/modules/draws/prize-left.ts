import type { Queries } from "../../platform/database.ts";
import { rollMs } from "./draw-terms.ts";

/** Whether a campaign still has a prize that can be met or drawn, counted as `getDrawStatus` counts them. */
export async function hasPrizeLeft(queries: Queries, campaignId: string, now: Date): Promise<boolean> {
  const [row] = await queries.query({
    name: "prize-left",
    text: `SELECT EXISTS (SELECT FROM draw_units
             WHERE campaign_id = $1 AND entry_id IS NULL AND (due_at IS NULL OR due_at > $2)) AS is_left`,
    values: [campaignId, new Date(now.getTime() - rollMs)],
  });
  return row?.is_left ?? false;
}
