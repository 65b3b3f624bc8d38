import { jstDay } from "#contracts/jst-calendar.ts";
import type { Queries } from "../../platform/database.ts";
import { entryLimits } from "../fairness/entry-limits.ts";
import { asideTerm } from "./aside-term.ts";
import { rollMs } from "./draw-terms.ts";
import { markOf } from "./draw-order.ts";

/** A visitor enters. The visitor must have a row; whether the campaign is open was decided before. */
export interface DrawEntryRequest {
  campaignId: string;
  visitorId: string;
  /** For the ticket, the entry and the win, should they be made. */
  ids: { ticket: string; entry: string; win: string };
  now: Date;
  /** What stands for the network, by which it is judged; without one it is not. */
  network?: string | null;
}

/** What became of it: `isNew` false is the entry that was made before, with its old result. */
export interface DrawEntryResult {
  isNew: boolean;
  entryId: string;
  at: Date;
  /** The prize of the entry; null for nothing. */
  unit: number | null;
  /** Beyond the share of its network. Of a draw after the end that is known when its list is frozen. */
  isAside: boolean;
}

/** After the end of a campaign, or when it is frozen, nobody enters. */
export class EntriesClosedError extends Error {
  readonly code = "E-CLOSED";
}

const claimDayMs = 86_400_000;

/**
 * Enters an instant draw: one entry a visitor and day in Japan, one win a visitor. Everything happens in one statement:
 * a winning moment that is due is taken by the first entry after it, and by nobody else (its row is locked and skipped by
 * others). An entry beyond the share of its network (`entryLimits`) meets none; of some at one moment none may see the others,
 * so a network may be over its share by as many as are under way at once. Sent again, or pressed twice, it gives the first result again.
 * @throws EntriesClosedError when it is over meanwhile
 */
export async function enterInstant(
  queries: Queries,
  request: DrawEntryRequest & { claimDays: number },
): Promise<DrawEntryResult> {
  const { campaignId, visitorId, ids, now, claimDays } = request;
  const [created] = await queries.query({
    name: "open-instant",
    text: `WITH running AS MATERIALIZED (
             SELECT id, $11::text IS NOT NULL AND $12 = ANY(string_to_array(terms, E'\n')) AS judges
             FROM campaigns WHERE id = $1 AND opens_at <= $6 AND closes_at > $6 AND stopped_at IS NULL AND frozen_at IS NULL
           ), made AS (
             INSERT INTO draw_tickets (id, campaign_id, visitor_id, mark) SELECT $3, id, $2, $7 FROM running
             ON CONFLICT (campaign_id, visitor_id) DO NOTHING RETURNING id
           ), ticket AS (
             SELECT id FROM made UNION ALL
             SELECT t.id FROM draw_tickets t, running WHERE t.campaign_id = $1 AND t.visitor_id = $2 LIMIT 1
           ), visitor AS MATERIALIZED (
             SELECT greatest($8::date - (created_at AT TIME ZONE 'Asia/Tokyo')::date, 0) AS known_days FROM visitors WHERE id = $2
           ), neighbours AS MATERIALIZED (
             SELECT count(*) FILTER (WHERE e.known_days < $13) AS newcomers,
                    count(*) FILTER (WHERE e.known_days >= $13 AND NOT e.is_aside) AS elders,
                    count(*) FILTER (WHERE e.known_days = v.known_days) AS same_day
             FROM visitor v, draw_entries e WHERE e.campaign_id = $1 AND e.network = $11 AND e.jst_day = $8
           ), verdict AS MATERIALIZED (
             SELECT v.known_days, running.judges AND
                    CASE WHEN v.known_days < $13 THEN n.newcomers >= $14 + $15 * n.elders
                         ELSE n.same_day >= $16 + (n.elders - n.same_day) / $17 END AS is_aside
             FROM running, visitor v, neighbours n
           ), entry AS (
             INSERT INTO draw_entries (id, campaign_id, ticket_id, jst_day, at, network, known_days, is_aside)
             SELECT $4, $1, ticket.id, $8, $6, $11, verdict.known_days, verdict.is_aside FROM ticket, verdict
             ON CONFLICT DO NOTHING RETURNING id, ticket_id, is_aside
           ), pick AS MATERIALIZED (
             SELECT u.unit FROM draw_units u
             WHERE u.campaign_id = $1 AND u.entry_id IS NULL AND u.due_at <= $6 AND u.due_at > $9
               AND EXISTS (SELECT 1 FROM entry WHERE NOT is_aside)
               AND NOT EXISTS (SELECT 1 FROM draw_wins w JOIN entry e ON e.ticket_id = w.ticket_id)
             ORDER BY u.due_at, u.unit LIMIT 1 FOR UPDATE SKIP LOCKED
           ), met AS (
             UPDATE draw_units u SET entry_id = entry.id FROM pick, entry
             WHERE u.campaign_id = $1 AND u.unit = pick.unit RETURNING u.unit, entry.ticket_id
           ), won AS (
             INSERT INTO draw_wins (id, campaign_id, unit, ticket_id, won_at, claim_until, misses)
             SELECT $5, $1, unit, ticket_id, $6, $10, 0 FROM met RETURNING unit
           )
           SELECT entry.id, entry.is_aside, (SELECT unit FROM won) AS unit FROM entry`,
    values: [
      campaignId,
      visitorId,
      ids.ticket,
      ids.entry,
      ids.win,
      now,
      markOf(campaignId, ids.ticket),
      jstDay(now),
      new Date(now.getTime() - rollMs),
      new Date(now.getTime() + claimDays * claimDayMs),
      request.network ?? null,
      asideTerm,
      entryLimits.priorLifeDays,
      entryLimits.newcomers,
      entryLimits.newcomersPerElder,
      entryLimits.sameDay,
      entryLimits.othersPerSameDay,
    ],
  });
  if (created) return { isNew: true, entryId: created.id, at: now, unit: created.unit, isAside: created.is_aside };
  return getEntry(queries, { campaignId, visitorId, day: jstDay(now) });
}

/**
 * Enters a draw after the end: one entry a visitor. Its result comes with the draw.
 * @throws EntriesClosedError when it is over meanwhile
 */
export async function enterAfter(
  queries: Queries,
  request: DrawEntryRequest & { firstDay: string },
): Promise<DrawEntryResult> {
  const { campaignId, visitorId, ids, now, firstDay } = request;
  const [created] = await queries.query({
    name: "open-after",
    text: `WITH running AS MATERIALIZED (
             SELECT id FROM campaigns WHERE id = $1 AND opens_at <= $5 AND closes_at > $5 AND stopped_at IS NULL AND frozen_at IS NULL
           ), ticket AS (
             INSERT INTO draw_tickets (id, campaign_id, visitor_id, mark) SELECT $3, id, $2, $6 FROM running
             ON CONFLICT (campaign_id, visitor_id) DO NOTHING RETURNING id
           )
           INSERT INTO draw_entries (id, campaign_id, ticket_id, jst_day, at, network, known_days)
           SELECT $4, $1, ticket.id, $7, $5, $8, greatest($9::date - (v.created_at AT TIME ZONE 'Asia/Tokyo')::date, 0)
           FROM ticket, visitors v WHERE v.id = $2
           ON CONFLICT DO NOTHING RETURNING id`,
    values: [
      campaignId,
      visitorId,
      ids.ticket,
      ids.entry,
      now,
      markOf(campaignId, ids.ticket),
      firstDay,
      request.network ?? null,
      jstDay(now),
    ],
  });
  if (created) return { isNew: true, entryId: created.id, at: now, unit: null, isAside: false };
  return getEntry(queries, { campaignId, visitorId, day: firstDay });
}

/** A statement of its own: the one that inserts does not see what another transaction stored meanwhile. */
async function getEntry(
  queries: Queries,
  { campaignId, visitorId, day }: { campaignId: string; visitorId: string; day: string },
): Promise<DrawEntryResult> {
  const [stored] = await queries.query({
    name: "opened-door",
    text: `SELECT e.id, e.at, u.unit, e.is_aside OR t.is_aside AS is_aside /* never null */ FROM draw_tickets t
           JOIN draw_entries e ON e.campaign_id = t.campaign_id AND e.ticket_id = t.id AND e.jst_day = $3
           LEFT JOIN draw_units u ON u.entry_id = e.id
           WHERE t.campaign_id = $1 AND t.visitor_id = $2`,
    values: [campaignId, visitorId, day],
  });
  if (!stored) throw new EntriesClosedError("the campaign is over");
  return { isNew: false, entryId: stored.id, at: stored.at, unit: stored.unit, isAside: stored.is_aside };
}
