import type { Queries } from "../../platform/database.ts";

/** Who came first in a vote that is over and counted. */
export interface PollWinner {
  pollId: string;
  monsterId: string;
  /** When the count was kept. */
  madeAt: Date;
}

/** Whoever was ever elected, the last first. */
export async function listPollWinners(queries: Queries): Promise<PollWinner[]> {
  const rows = await queries.query({
    name: "read-elected",
    text: `SELECT poll_id, results #>> '{standings,0,monsterId}' AS monster_id /* never null */, made_at FROM vote_finals
           WHERE results #>> '{standings,0,monsterId}' IS NOT NULL ORDER BY made_at DESC, poll_id LIMIT 48`,
  });
  return rows.map((row) => ({ pollId: row.poll_id, monsterId: row.monster_id, madeAt: row.made_at }));
}
