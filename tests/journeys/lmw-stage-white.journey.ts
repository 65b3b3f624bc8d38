import { untilAlive } from "#test-support/arrival.ts";
import { hurry } from "./steps/hurry.ts";
import { expect, test } from "./fixtures/journey-test.ts";
import { freeAreas } from "./steps/stage-steps.ts";
import { untilGone } from "./steps/gone.ts";

const times = 6;

test.use({
  contextOptions: { reducedMotion: "reduce" },
  viewport: { width: 320, height: 568 },
  deviceScaleFactor: 1,
});

test("the white paper opens when six Rules have come undone; it only stays beside one, and lets one go at any time", async ({
  page,
  zone,
}) => {
  await hurry(page, times);
  await page.goto(`${zone.url}/lmw/stg/7`);
  await untilAlive(page);
  await page.getByText("この紙は、まだ白い。").waitFor();
  await freeAreas(page, zone, [1, 2, 3, 4, 5, 6]);
  await page.reload();
  await page.locator("main [data-alive]").waitFor();
  const start = page.getByRole("button", { name: "はじめる" });
  await start.waitFor();
  await expect(page.getByRole("radio"), "nothing is harder or softer here").toHaveCount(0);
  await expect(page.getByRole("heading", { name: "順位" }), "there is no board").toHaveCount(0);

  await start.tap();
  await page.locator('dialog[data-step="playing"]').waitFor();
  const away = page.getByRole("button", { name: "町へもどる" });
  await away.waitFor();
  await untilGone(page.getByRole("button", { name: "ツヤ" }), "nothing can be painted");
  await page.getByRole("status").getByText("踊り場の金魚").waitFor({ timeout: 60_000 });
  await away.tap();
  await page.getByText("紙は、追いかけてこない。").waitFor();
});
