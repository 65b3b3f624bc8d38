import type { BroadcastTally } from "#contracts/broadcast.ts";
import { broadcastsAround } from "#contracts/broadcast-calendar.ts";
import { listBroadcasts, toPlanChange } from "#server/modules/videos/broadcasts.ts";
import { decide, listDecisions } from "#server/modules/videos/decisions.ts";
import { countSignals } from "#server/modules/videos/signals.ts";
import type { Queries } from "#server/platform/database.ts";
import type { Platform } from "#server/platform/platform.ts";
import { dueDecisions, getLiveShow } from "./live-shows.server.ts";
import { programmes } from "./programmes.server.ts";

/** What was asked for in a show, and what was decided. */
export async function countTally(queries: Queries, broadcastId: string): Promise<BroadcastTally> {
  const signals = await countSignals(queries, broadcastId);
  const questions = Object.entries(signals).filter(([subject]) => subject.startsWith("ask:"));
  return {
    wants: signals["want"] ?? 0,
    questions: Object.fromEntries(questions.map(([subject, n]) => [subject.slice("ask:".length), n])),
    decided: await listDecisions(queries, broadcastId),
  };
}

/** Fixes what a show has to decide by now, by the server's clock; asked for again it changes nothing. */
export async function decideDue(
  { database, clock }: Pick<Platform, "database" | "clock">,
  broadcastId: string,
): Promise<void> {
  const now = clock.now();
  const rows = await listBroadcasts(database, now);
  const broadcast = broadcastsAround(programmes, rows.map(toPlanChange), now.getTime()).find(
    ({ id }) => id === broadcastId,
  );
  if (!broadcast || broadcast.cancelledAtMs !== null) return;
  // A show that was ended early decides nothing after its end.
  const atS = (Math.min(now.getTime(), broadcast.endMs) - broadcast.startMs) / 1_000;
  const due = dueDecisions(getLiveShow(broadcast.programme.id), atS);
  if (due.length > 0) await decide(database, { broadcastId, due, now });
}

/** How a show stands, with all that is due decided. */
export async function readTally(
  platform: Pick<Platform, "database" | "clock">,
  broadcastId: string,
): Promise<BroadcastTally> {
  await decideDue(platform, broadcastId);
  return await countTally(platform.database, broadcastId);
}
