import assert from "node:assert/strict";
import { untilAlive } from "./harness/arrival.ts";
import { hurry } from "./harness/hurry.ts";
import type { Journey } from "./harness/journey.ts";
import { freeAreas } from "./lmw-stage-throne.journey.ts";

const times = 6;

export const journey: Journey = {
  name: "who stays a minute with the white paper reads what is left of it; no points, nothing to share, one way out",
  phone: { reducedMotion: "reduce", viewport: { width: 320, height: 568 }, deviceScaleFactor: 1 },
  expects: [/503/],
  async run({ page, ownZone }) {
    const zone = await ownZone();
    await hurry(page, times);
    await page.goto(`${zone.url}/lmw/stg/7`);
    await untilAlive(page);
    await freeAreas(page, zone, [1, 2, 3, 4, 5, 6]);
    await page.reload();
    await page.locator("main [data-alive]").waitFor();
    await page.getByRole("button", { name: "はじめる" }).tap();
    await page.getByText("白い紙は、白いまま軽くなった。").waitFor({ timeout: 90_000 });
    await page.getByText("「わたし」と残る。誰も、それを塗らなかった。").waitFor();
    const dialog = page.locator("dialog");
    assert.equal(await dialog.getByText(/\d\s*点|シェア/).count(), 0, "no points, nothing to share");
    assert.deepEqual(await dialog.getByRole("link").allInnerTexts(), ["町へもどる"]);
  },
};
