import { openDatabase } from "#server/platform/database.ts";
import { memoryLogger } from "#server/platform/logger.ts";
import { systemClock } from "#server/platform/clock.ts";
import type { Hub } from "#test-support/hub-server.ts";
import { testConnectWithinMs } from "#test-support/postgres/test-connection.ts";

const publishTimeoutMs = 60_000;

/**
 * Waits until the zone's own job has put the demonstration of the campaigns on.
 * @param isOpen also until it has opened: one that opens with the hub does so a second later
 */
export async function waitForCampaign(baseUrl: string, campaignId: string, isOpen = false): Promise<void> {
  const deadlineMs = performance.now() + publishTimeoutMs;
  for (;;) {
    const answer = await fetch(`${baseUrl}/api/campaign/${campaignId}/standing`);
    if (answer.ok && (!isOpen || ((await answer.json()) as { phase: string }).phase === "open")) return;
    if (performance.now() > deadlineMs) throw new Error(`${campaignId} was never published`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/** Makes all prizes of a campaign that nobody has due for the next entry, or for none. @param prizeId only those of this kind */
export async function setPrizesDue(hub: Hub, campaignId: string, areDue: boolean, prizeId?: string): Promise<void> {
  const database = openDatabase({
    url: hub.databaseUrl,
    max: 1,
    logger: memoryLogger(systemClock),
    connectWithinMs: testConnectWithinMs,
  });
  const at = new Date(systemClock.now().getTime() + (areDue ? -60_000 : 86_400_000));
  try {
    await database.query({
      text: `UPDATE draw_units SET due_at = $2
             WHERE campaign_id = $1 AND entry_id IS NULL AND prize_id = coalesce($3, prize_id)`,
      values: [campaignId, at, prizeId ?? null],
    });
  } finally {
    await database.stop();
  }
}
