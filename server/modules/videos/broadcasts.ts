import { addDays, compactDay, jstDay } from "#contracts/jst-calendar.ts";
import type { CancelReason } from "#contracts/broadcast.ts";
import type { BroadcastChange as PlanChange } from "#contracts/broadcast-calendar.ts";
import type { Queries } from "../../platform/database.ts";
import type { RowOf } from "../../platform/statement-types.ts";
import { appendAudit } from "../audit/audit-log.ts";
import { bumpPageVersion } from "../page-versions/page-versions.ts";

/** Pages that show what is on drop with it. */
export const broadcastTag = "live";

/** What an operator changed about a programme on its day. */
export type BroadcastRow = RowOf<`SELECT ${typeof columns} FROM live_airings`>;

const columns = `airing_id AS "airingId", started_at AS "startedAt", ended_at AS "endedAt",
  cancelled_at AS "cancelledAt", reason`;

/** Everything that was changed by hand in the last ten days and for the days to come. */
export async function listBroadcasts(queries: Queries, now: Date): Promise<BroadcastRow[]> {
  const day = compactDay(addDays(jstDay(now), -10));
  return await queries.query({
    name: "live-airings",
    text: `SELECT ${columns} FROM live_airings WHERE right(airing_id, 8) >= $1`,
    values: [day],
  });
}

/** A row of the table as the calendar takes it. */
export const toPlanChange = ({
  airingId: broadcastId,
  startedAt,
  endedAt,
  cancelledAt,
  reason,
}: BroadcastRow): PlanChange => ({
  broadcastId,
  startedAtMs: startedAt?.getTime() ?? null,
  endedAtMs: endedAt?.getTime() ?? null,
  cancelledAtMs: cancelledAt?.getTime() ?? null,
  reason,
});

/** What an operator does to a programme on its day. */
export type BroadcastChange = { verb: "on" } | { verb: "off" } | { verb: "cancel"; reason: CancelReason };

/**
 * Begins, ends or cancels a programme, writes the audit log, and has every process drop the page. Needs a transaction.
 * Begun again after it was ended or cancelled, it is on again.
 */
export async function updateBroadcast(
  queries: Queries,
  { broadcastId, change, now }: { broadcastId: string; change: BroadcastChange; now: Date },
): Promise<void> {
  const sets = {
    on: "started_at = $2, ended_at = NULL, cancelled_at = NULL, reason = NULL",
    off: "ended_at = $2",
    cancel: "cancelled_at = $2, reason = $3",
  }[change.verb];
  const values = [broadcastId, now, ...(change.verb === "cancel" ? [change.reason] : [])];
  await queries.query({
    text: "INSERT INTO live_airings (airing_id, last_seq) VALUES ($1, 0) ON CONFLICT DO NOTHING",
    values: [broadcastId],
  });
  await queries.queryComposed({ text: `UPDATE live_airings SET ${sets} WHERE airing_id = $1`, values });
  await appendAudit(queries, {
    at: now,
    action: `live.${change.verb}`,
    subject: broadcastId,
    detail: change.verb === "cancel" ? { reason: change.reason } : {},
  });
  await bumpPageVersion(queries, broadcastTag);
}
