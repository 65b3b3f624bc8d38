import { jstDay } from "#contracts/jst-calendar.ts";
import type { Queries } from "../../platform/database.ts";
import { rollMs } from "./draw-terms.ts";
import { markOf } from "./draw-order.ts";

/** A visitor enters. The visitor must have a row; whether the campaign is open was decided before. */
export interface DrawEntryRequest {
  campaignId: string;
  visitorId: string;
  /** For the ticket, the entry and the win, should they be made. */
  ids: { ticket: string; entry: string; win: string };
  now: Date;
}

/** What became of it: `isNew` false is the entry that was made before, with its old result. */
export interface DrawEntryResult {
  isNew: boolean;
  entryId: string;
  at: Date;
  /** The prize of the entry; null for nothing. */
  unit: number | null;
}

/** After the end of a campaign, or when it is frozen, nobody enters. */
export class EntriesClosedError extends Error {
  readonly code = "E-CLOSED";
}

const claimDayMs = 86_400_000;

/**
 * Enters an instant draw: one entry a visitor and day in Japan, one win a visitor. Everything happens in one statement:
 * a winning moment that is due is taken by the first entry after it, and by nobody else (its row is locked and skipped by
 * others). Sent again, or pressed twice, it gives the first result again.
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
             SELECT id FROM campaigns WHERE id = $1 AND opens_at <= $6 AND closes_at > $6 AND stopped_at IS NULL AND frozen_at IS NULL
           ), made AS (
             INSERT INTO draw_tickets (id, campaign_id, visitor_id, mark) SELECT $3, id, $2, $7 FROM running
             ON CONFLICT (campaign_id, visitor_id) DO NOTHING RETURNING id
           ), ticket AS (
             SELECT id FROM made UNION ALL
             SELECT t.id FROM draw_tickets t, running WHERE t.campaign_id = $1 AND t.visitor_id = $2 LIMIT 1
           ), entry AS (
             INSERT INTO draw_entries (id, campaign_id, ticket_id, jst_day, at) SELECT $4, $1, id, $8, $6 FROM ticket
             ON CONFLICT DO NOTHING RETURNING id, ticket_id
           ), pick AS MATERIALIZED (
             SELECT u.unit FROM draw_units u
             WHERE u.campaign_id = $1 AND u.entry_id IS NULL AND u.due_at <= $6 AND u.due_at > $9
               AND EXISTS (SELECT 1 FROM entry)
               AND NOT EXISTS (SELECT 1 FROM draw_wins w JOIN entry e ON e.ticket_id = w.ticket_id)
             ORDER BY u.due_at, u.unit LIMIT 1 FOR UPDATE SKIP LOCKED
           ), met AS (
             UPDATE draw_units u SET entry_id = entry.id FROM pick, entry
             WHERE u.campaign_id = $1 AND u.unit = pick.unit RETURNING u.unit, entry.ticket_id
           ), won AS (
             INSERT INTO draw_wins (id, campaign_id, unit, ticket_id, won_at, claim_until, misses)
             SELECT $5, $1, unit, ticket_id, $6, $10, 0 FROM met RETURNING unit
           )
           SELECT entry.id, (SELECT unit FROM won) AS unit FROM entry`,
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
    ],
  });
  if (created) return { isNew: true, entryId: created.id, at: now, unit: created.unit };
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
           INSERT INTO draw_entries (id, campaign_id, ticket_id, jst_day, at) SELECT $4, $1, id, $7, $5 FROM ticket
           ON CONFLICT DO NOTHING RETURNING id`,
    values: [campaignId, visitorId, ids.ticket, ids.entry, now, markOf(campaignId, ids.ticket), firstDay],
  });
  if (created) return { isNew: true, entryId: created.id, at: now, unit: null };
  return getEntry(queries, { campaignId, visitorId, day: firstDay });
}

/** A statement of its own: the one that inserts does not see what another transaction stored meanwhile. */
async function getEntry(
  queries: Queries,
  { campaignId, visitorId, day }: { campaignId: string; visitorId: string; day: string },
): Promise<DrawEntryResult> {
  const [stored] = await queries.query({
    name: "opened-door",
    text: `SELECT e.id, e.at, u.unit FROM draw_tickets t
           JOIN draw_entries e ON e.campaign_id = t.campaign_id AND e.ticket_id = t.id AND e.jst_day = $3
           LEFT JOIN draw_units u ON u.entry_id = e.id
           WHERE t.campaign_id = $1 AND t.visitor_id = $2`,
    values: [campaignId, visitorId, day],
  });
  if (!stored) throw new EntriesClosedError("the campaign is over");
  return { isNew: false, entryId: stored.id, at: stored.at, unit: stored.unit };
}
