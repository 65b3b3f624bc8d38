import type { Queries } from "../../platform/database.ts";

/** How many voted, of all who were in the hub while the vote was open. */
export interface Turnout {
  voters: number;
  visitors: number;
}

/**
 * Counts the turnout of a poll; both days, in Japan, are included. Who has left takes the visit days along but not the votes,
 * so there are never fewer visitors than voters.
 */
export async function getTurnout(
  queries: Queries,
  { pollId, fromDay, toDay }: { pollId: string; fromDay: string; toDay: string },
): Promise<Turnout> {
  const [row] = await queries.query({
    name: "turn-out",
    text: `SELECT (SELECT count(DISTINCT visitor_id) FROM votes WHERE poll_id = $1) AS voters,
                  (SELECT count(DISTINCT visitor_id) FROM visit_nights WHERE jst_day BETWEEN $2 AND $3) AS visitors`,
    values: [pollId, fromDay, toDay],
  });
  const voters = row?.voters ?? 0;
  return { voters, visitors: Math.max(voters, row?.visitors ?? 0) };
}
