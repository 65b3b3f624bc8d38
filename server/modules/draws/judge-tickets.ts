import type { Queries } from "../../platform/database.ts";
import { drawAllowances } from "../fairness/entry-limits.ts";
import { judgeGroups } from "../fairness/judge-groups.ts";
import { priorLifeDays, smallNetwork } from "../fairness/voter-group.ts";

/**
 * Sets aside the tickets that one network has beyond its share, before the list of a draw after the end is frozen and long
 * before its number is known; the marks, which are random, decide which. Then the networks are taken off the entries.
 * Belongs in the transaction that freezes the list.
 */
export async function judgeTickets(queries: Queries, campaignId: string): Promise<void> {
  const rows = await queries.query({
    name: "ticket-groups",
    text: `SELECT CASE WHEN network_size > $2 THEN network END AS network, network_size /* never null */,
                  known_days /* never null */, count(*) AS voters
           FROM (SELECT e.network, count(*) OVER (PARTITION BY e.network) AS network_size,
                        CASE WHEN e.known_days < $3 THEN 0
                             ELSE e.known_days + ((c.closes_at AT TIME ZONE 'Asia/Tokyo')::date - (e.at AT TIME ZONE 'Asia/Tokyo')::date)
                        END AS known_days
                 FROM draw_entries e JOIN campaigns c ON c.id = e.campaign_id
                 WHERE e.campaign_id = $1 AND e.network IS NOT NULL) one
           GROUP BY 1, 2, 3`,
    values: [campaignId, smallNetwork, priorLifeDays],
  });
  const judged = judgeGroups(
    rows.map((row) => ({
      ...{ network: row.network, networkSize: row.network_size, choice: "" },
      ...{ knownDays: row.known_days, voters: row.voters },
    })),
    drawAllowances,
  );
  await queries.query({
    name: "judge-tickets",
    text: `WITH verdict AS (
             SELECT * FROM unnest($3::text[], $4::int[], $5::int[]) AS j (network, known_days, counted)
           ), one AS (
             SELECT t.id, t.mark, e.network,
                    CASE WHEN e.known_days < $2 THEN 0
                         ELSE e.known_days + ((c.closes_at AT TIME ZONE 'Asia/Tokyo')::date - (e.at AT TIME ZONE 'Asia/Tokyo')::date)
                    END AS known_days
             FROM draw_entries e JOIN draw_tickets t ON t.id = e.ticket_id JOIN campaigns c ON c.id = e.campaign_id
             WHERE e.campaign_id = $1
           ), ranked AS (
             SELECT one.id, row_number() OVER (PARTITION BY one.network, one.known_days ORDER BY one.mark) > j.counted AS is_aside
             FROM one JOIN verdict j ON j.network = one.network AND j.known_days = one.known_days
           )
           UPDATE draw_tickets t SET is_aside = true FROM ranked WHERE t.id = ranked.id AND ranked.is_aside`,
    values: [
      campaignId,
      priorLifeDays,
      judged.map(({ network }) => network),
      judged.map(({ knownDays }) => knownDays),
      judged.map(({ counted }) => counted),
    ],
  });
}

/** Nobody can tell any more which entries came from one network. */
export async function forgetNetworks(queries: Queries, campaignId: string): Promise<void> {
  await queries.query({
    name: "forget-entry-networks",
    text: "UPDATE draw_entries SET network = NULL WHERE campaign_id = $1 AND network IS NOT NULL",
    values: [campaignId],
  });
}
