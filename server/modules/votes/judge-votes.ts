import { addDays, startOfJstDay } from "#contracts/jst-calendar.ts";
import type { Queries } from "../../platform/database.ts";
import { judgeGroups, type JudgedGroup } from "../fairness/judge-groups.ts";
import { smallNetwork } from "../fairness/voter-group.ts";

/** The counter row of the differences that judgements made; processes that count have slots from 0 on. */
const judgementSlot = -1;

/**
 * Judges the votes of one poll and day in Japan: those that look made are set aside, those that do not any more are counted
 * again, and the counters follow. The same votes always get the same verdict; of a group the receipts, which are random,
 * decide who is counted. Votes whose network is not kept any more stay as they are. Belongs in a transaction.
 */
export async function judgeVotes(queries: Queries, { pollId, day }: { pollId: string; day: string }): Promise<void> {
  const [from, to] = [startOfJstDay(day), startOfJstDay(addDays(day, 1))];
  const rows = await queries.query({
    name: "vote-groups",
    text: `SELECT CASE WHEN network_size > $4 THEN network END AS network, network_size /* never null */, monster_id,
                  known_days /* never null */, count(*) AS voters
           FROM (SELECT network, monster_id, coalesce(known_days, 0) AS known_days,
                        count(*) OVER (PARTITION BY network) AS network_size
                 FROM votes WHERE poll_id = $1 AND voted_at >= $2 AND voted_at < $3 AND network IS NOT NULL) v
           GROUP BY 1, 2, 3, 4`,
    values: [pollId, from, to, smallNetwork],
  });
  const judged = judgeGroups(
    rows.map((row) => ({
      network: row.network,
      networkSize: row.network_size,
      choice: row.monster_id,
      knownDays: row.known_days,
      voters: row.voters,
    })),
  );
  await applyVerdicts(queries, { pollId, day, from, to, judged });
}

async function applyVerdicts(
  queries: Queries,
  {
    pollId,
    day,
    from,
    to,
    judged,
  }: { pollId: string; day: string; from: Date; to: Date; judged: readonly JudgedGroup[] },
): Promise<void> {
  if (judged.length === 0) return;
  await queries.query({
    name: "judge-votes",
    text: `WITH verdict AS (
             SELECT * FROM unnest($5::text[], $6::text[], $7::int[], $8::int[]) AS j (network, monster_id, known_days, counted)
           ), ranked AS MATERIALIZED (
             SELECT v.visitor_id,
                    row_number() OVER (PARTITION BY v.network, v.monster_id, v.known_days ORDER BY v.id) > j.counted AS is_aside
             FROM votes v JOIN verdict j ON j.network = v.network AND j.monster_id = v.monster_id
                                        AND j.known_days = coalesce(v.known_days, 0)
             WHERE v.poll_id = $1 AND v.voted_at >= $2 AND v.voted_at < $3
           ), changed AS (
             UPDATE votes v SET is_quarantined = r.is_aside FROM ranked r
             WHERE v.visitor_id = r.visitor_id AND v.poll_id = $1 AND v.jst_day = $4 AND v.is_quarantined <> r.is_aside
             RETURNING v.monster_id, v.is_quarantined
           )
           INSERT INTO vote_counters AS n (poll_id, monster_id, jst_day, slot, counted, quarantined)
           SELECT $1, monster_id, $4, $9, sum(CASE WHEN is_quarantined THEN -1 ELSE 1 END),
                  sum(CASE WHEN is_quarantined THEN 1 ELSE -1 END)
           FROM changed GROUP BY monster_id ORDER BY monster_id
           ON CONFLICT (poll_id, monster_id, jst_day, slot)
           DO UPDATE SET counted = n.counted + excluded.counted, quarantined = n.quarantined + excluded.quarantined`,
    values: [
      pollId,
      from,
      to,
      day,
      judged.map(({ network }) => network),
      judged.map(({ choice }) => choice),
      judged.map(({ knownDays }) => knownDays),
      judged.map(({ counted }) => counted),
      judgementSlot,
    ],
  });
}
