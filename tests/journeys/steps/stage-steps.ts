import type { Page } from "@playwright/test";
import { openDatabase } from "#server/platform/database.ts";
import { systemClock } from "#server/platform/clock.ts";
import { memoryLogger } from "#server/platform/logger.ts";
import type { Zone } from "#test-support/zone-server.ts";

/** The only visitor of a zone has finished these stages, and met two monsters. */
export async function freeAreas(page: Page, zone: Zone, stages: readonly number[]): Promise<void> {
  const database = openDatabase({ url: zone.databaseUrl, max: 1, logger: memoryLogger(systemClock) });
  try {
    const deeds = [
      { kind: "starter", monsterId: "13" },
      { kind: "meet", monsterId: "01", choice: null },
    ];
    await page.evaluate(async () => void (await fetch("/api/login.php")));
    for (const deed of deeds) await page.evaluate(writeDeed, JSON.stringify(deed));
    for (const stage of stages)
      await database.query({
        text: `INSERT INTO stage_runs (id, visitor_id, stage, difficulty, monster, is_assisted, seed, rules_hash, setup,
                                       is_cleared, score, rank, ticks, hits, struck, jst_day, finished_at)
               SELECT gen_random_uuid(), id, $1, 1, 1, false, 1, 'x', '{}', true, 1, 1, 1, 0, '{}', current_date, now()
               FROM visitors`,
        values: [stage],
      });
  } finally {
    await database.stop();
  }
}

/** In the page: writes a deed; a zone that has only just begun asks to come back in a moment. */
async function writeDeed(body: string): Promise<void> {
  const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? "");
  const headers = {
    "content-type": "application/json",
    "x-xsrf-token": token,
    "idempotency-key": crypto.randomUUID(),
  };
  for (;;) {
    const answer = await fetch("/api/lmw/progress", { method: "POST", headers, body });
    if (answer.ok) return;
    if (answer.status !== 503) throw new Error(await answer.text());
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
}
