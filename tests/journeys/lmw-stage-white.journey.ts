import assert from "node:assert/strict";
import { untilAlive } from "./harness/arrival.ts";
import { hurry } from "./harness/hurry.ts";
import type { Journey } from "./harness/journey.ts";
import { freeAreas } from "./lmw-stage-throne.journey.ts";
import { untilGone } from "./harness/gone.ts";

const times = 6;

export const journey: Journey = {
  name: "the white paper opens when six Rules have come undone; it only stays beside one, and lets one go at any time",
  phone: { reducedMotion: "reduce", viewport: { width: 320, height: 568 }, deviceScaleFactor: 1 },
  expects: [/503/],
  async run({ page, ownZone }) {
    const zone = await ownZone();
    await hurry(page, times);
    await page.goto(`${zone.url}/lmw/stg/7`);
    await untilAlive(page);
    await page.getByText("この紙は、まだ白い。").waitFor();
    await freeAreas(page, zone, [1, 2, 3, 4, 5, 6]);
    await page.reload();
    await page.locator("main [data-alive]").waitFor();
    const start = page.getByRole("button", { name: "はじめる" });
    await start.waitFor();
    assert.equal(await page.getByRole("radio").count(), 0, "nothing is harder or softer here");
    assert.equal(await page.getByRole("heading", { name: "順位" }).count(), 0, "there is no board");

    await start.tap();
    await page.locator('dialog[data-step="playing"]').waitFor();
    const away = page.getByRole("button", { name: "町へもどる" });
    await away.waitFor();
    await untilGone(page.getByRole("button", { name: "ツヤ" }), "nothing can be painted");
    await page.getByRole("status").getByText("踊り場の金魚").waitFor({ timeout: 60_000 });
    await away.tap();
    await page.getByText("紙は、追いかけてこない。").waitFor();
  },
};
