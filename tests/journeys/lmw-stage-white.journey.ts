import { waitForHydration } from "#test-support/page-checks.ts";
import { speedUpFrames } from "./steps/speed-up-frames.ts";
import { expect, test } from "./fixtures/journey-test.ts";
import { unlockAreas } from "./steps/stage-steps.ts";
import { waitForHidden } from "./steps/wait-for-hidden.ts";

const speedFactor = 6;

test.use({
  contextOptions: { reducedMotion: "reduce" },
  viewport: { width: 320, height: 568 },
  deviceScaleFactor: 1,
});

test("the white paper opens when six Rules have come undone; it only stays beside one, and lets one go at any time", async ({
  page,
  hub,
}) => {
  await speedUpFrames(page, speedFactor);
  await page.goto(`${hub.url}/lmw/stg/7`);
  await waitForHydration(page);
  await page.getByText("この紙は、まだ白い。").waitFor();
  await unlockAreas(page, hub, [1, 2, 3, 4, 5, 6]);
  await page.reload();
  await page.locator("main [data-alive]").waitFor();
  const start = page.getByRole("button", { name: "はじめる" });
  await start.waitFor();
  await expect(page.getByRole("radio"), "nothing is harder or softer here").toHaveCount(0);
  await expect(page.getByRole("heading", { name: "順位" }), "there is no board").toHaveCount(0);

  await start.tap();
  await page.locator('dialog[data-step="playing"]').waitFor();
  const offlineNotice = page.getByRole("button", { name: "町へもどる" });
  await offlineNotice.waitFor();
  await waitForHidden(page.getByRole("button", { name: "ツヤ" }), "nothing can be painted");
  await page.getByRole("status").getByText("踊り場の金魚").waitFor({ timeout: 60_000 });
  await offlineNotice.tap();
  await page.getByText("紙は、追いかけてこない。").waitFor();
});
