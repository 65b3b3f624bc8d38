import { openDatabase } from "#server/platform/database.ts";
import { memoryLogger } from "#server/platform/logger.ts";
import { systemClock } from "#server/platform/clock.ts";
import type { Zone } from "#test-support/zone-server.ts";

const publishedWithinMs = 60_000;

/** Waits until the zone's own job has put the demonstration of the campaigns on. */
export async function untilPublished(baseUrl: string, campaignId: string): Promise<void> {
  const giveUpAt = performance.now() + publishedWithinMs;
  for (;;) {
    const answer = await fetch(`${baseUrl}/api/campaign/${campaignId}/standing`);
    if (answer.ok) return;
    if (performance.now() > giveUpAt) throw new Error(`${campaignId} was never published`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/** Lets every prize of a campaign that nobody has wait for the next door, or none. @param prizeId only those of this kind */
export async function letPrizesWait(
  zone: Zone,
  campaignId: string,
  areWaiting: boolean,
  prizeId?: string,
): Promise<void> {
  const database = openDatabase({ url: zone.databaseUrl, max: 1, logger: memoryLogger(systemClock) });
  const at = new Date(systemClock.now().getTime() + (areWaiting ? -60_000 : 86_400_000));
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
