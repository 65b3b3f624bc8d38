import { dayMs } from "#contracts/jst-clock.ts";
import type { Queries } from "../../platform/database.ts";

/** After so many wrong codes a claim is looked into by a person. */
export const maxMisses = 5;

/**
 * The winner asks for the prize: from now on the code is good. Asked again, nothing changes.
 * @param hash of the code for the counter; null where the prize comes another way
 * @returns false when there is no win of theirs, or its time is over
 */
export async function openClaim(
  queries: Queries,
  { winId, visitorId, hash, now }: { winId: string; visitorId: string; hash: string | null; now: Date },
): Promise<boolean> {
  const rows = await queries.query({
    name: "open-claim",
    text: `UPDATE draw_wins w SET claimed_at = coalesce(w.claimed_at, $4), code_hash = coalesce(w.code_hash, $3)
           FROM draw_tickets t
           WHERE w.id = $1 AND t.id = w.ticket_id AND t.visitor_id = $2 AND w.lapsed_at IS NULL
             AND (w.claimed_at IS NOT NULL OR w.claim_until > $4)
           RETURNING w.id`,
    values: [winId, visitorId, hash, now],
  });
  return rows.length > 0;
}

/** What came of a code that somebody showed: handed over now, handed over before, wrong, unknown, or shut after too many. */
export type RedeemOutcome = "handed" | "before" | "wrong" | "unknown" | "shut";

/**
 * Staff hands a prize over against its code, once. Belongs in a transaction.
 * @param number the number on the ticket: the unit, from 1
 * @param fits whether what was shown is the code behind a hash of that win
 */
export async function redeemPrize(
  queries: Queries,
  {
    campaignId,
    number,
    fits: isValid,
    now,
  }: { campaignId: string; number: number; fits: (winId: string, hash: string) => boolean; now: Date },
): Promise<RedeemOutcome> {
  const [win] = await queries.query({
    text: `SELECT id, code_hash /* never null */, handed_at, misses FROM draw_wins
           WHERE campaign_id = $1 AND unit = $2 AND lapsed_at IS NULL AND code_hash IS NOT NULL FOR UPDATE`,
    values: [campaignId, number - 1],
  });
  if (!win) return "unknown";
  if (win.misses >= maxMisses) return "shut";
  if (!isValid(win.id, win.code_hash)) {
    await queries.query({ text: "UPDATE draw_wins SET misses = misses + 1 WHERE id = $1", values: [win.id] });
    return "wrong";
  }
  if (win.handed_at !== null) return "before";
  await queries.query({ text: "UPDATE draw_wins SET handed_at = $2 WHERE id = $1", values: [win.id, now] });
  return "handed";
}

/** A prize that went on to the next. */
export interface Reassignment {
  campaignId: string;
  unit: number;
  /** Null: there was nobody left in the order. */
  mark: string | null;
}

/**
 * Prizes of drawn campaigns that were not claimed in time go to the next in the order of the draw who has nothing yet, with
 * a time of their own. Belongs in a transaction; of two at once one waits.
 */
export async function reassignPrizes(
  queries: Queries,
  { now, newId }: { now: Date; newId: () => string },
): Promise<Reassignment[]> {
  const lapsed = await queries.query({
    text: `UPDATE draw_wins w SET lapsed_at = $1 FROM campaigns c
           WHERE c.id = w.campaign_id AND c.drawn_at IS NOT NULL AND w.claim_until <= $1 AND w.claimed_at IS NULL
             AND w.lapsed_at IS NULL
           RETURNING w.campaign_id, w.unit, (c.content ->> 'claimDays')::int AS claim_days /* never null */`,
    values: [now],
  });
  const reassignments: Reassignment[] = [];
  for (const { campaign_id: campaignId, unit, claim_days: claimDays } of lapsed) {
    const [next] = await queries.query({
      text: `INSERT INTO draw_wins (id, campaign_id, unit, ticket_id, won_at, claim_until, misses)
             SELECT $3, $1, $2, t.id, $4, $5, 0
             FROM draw_proofs p, jsonb_array_elements_text(p.draw_order) WITH ORDINALITY AS o (mark, place)
             JOIN draw_tickets t ON t.campaign_id = $1 AND t.mark = o.mark
             WHERE p.campaign_id = $1 AND NOT EXISTS (SELECT 1 FROM draw_wins w WHERE w.ticket_id = t.id)
             ORDER BY o.place LIMIT 1
             RETURNING (SELECT mark FROM draw_tickets WHERE id = ticket_id) AS mark`,
      values: [campaignId, unit, newId(), now, new Date(now.getTime() + claimDays * dayMs)],
    });
    reassignments.push({ campaignId, unit, mark: next?.mark ?? null });
  }
  return reassignments;
}
