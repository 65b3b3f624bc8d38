import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { openDatabase } from "#server/platform/database.ts";
import { memoryLogger } from "#server/platform/logger.ts";
import { systemClock } from "#server/platform/clock.ts";
import { untilAlive } from "./harness/arrival.ts";
import { hurry } from "./harness/hurry.ts";
import type { Journey } from "./harness/journey.ts";
import type { Zone } from "./harness/zone-server.ts";

const times = 8;
const master = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../content/lip-world/companions.json"), "utf8"),
) as { monsterId: string; honest: string; shield: string }[];

export const journey: Journey = {
  name: "the throne empties the field and only asks; whoever was met answers, and is heard",
  phone: { reducedMotion: "reduce", viewport: { width: 360, height: 640 }, deviceScaleFactor: 1 },
  expects: [/503/],
  async run({ page, ownZone }) {
    const zone = await ownZone();
    await page.addInitScript((text) => localStorage.setItem("kz_lmw_help", text), JSON.stringify(borrowed));
    await hurry(page, times);
    await page.goto(`${zone.url}/lmw/stg/6`);
    await untilAlive(page);
    await freeAreas(page, zone, [6]);
    await page.reload();
    await page.locator("main [data-alive]").waitFor();
    await page.getByRole("button", { name: "ひとりで会う" }).tap();

    const asked = page.getByRole("region", { name: "本当は？" });
    await asked.waitFor({ timeout: 120_000 });
    await page.getByText("答える怪物を、ひとりえらぶ。").waitFor();
    // The companion stands first and has the focus: one key answers.
    assert.equal(await page.evaluate(() => document.activeElement?.textContent), "信号待ちの杏");
    assert.equal(await asked.getByRole("button").count(), 2);
    await asked.getByRole("button", { name: "踊り場の金魚" }).tap();
    await asked.waitFor({ state: "detached" });
    await page.locator('dialog[data-step="over"]').waitFor({ timeout: 60_000 });
    const honest = master.find(({ monsterId }) => monsterId === "01")?.honest ?? "";
    await page.getByText(honest, { exact: true }).waitFor();
  },
};

/** Somebody who lets the lipstick step aside by itself. */
export const borrowed = {
  ...{ isAssisted: true, movesItself: true, paintsItself: true, hasOneSwitch: false },
  ...{ holdMs: 600, gain: 100 },
};

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
