import { waitForHydration } from "#test-support/page-checks.ts";
import { speedUpFrames } from "./steps/speed-up-frames.ts";
import { expect, test } from "./fixtures/journey-test.ts";
import { unlockAreas } from "./steps/stage-steps.ts";

const speedFactor = 6;

test.use({
  contextOptions: { reducedMotion: "reduce" },
  viewport: { width: 320, height: 568 },
  deviceScaleFactor: 1,
});

test("who stays a minute with the white paper reads what is left of it; no points, nothing to share, one way out", async ({
  page,
  hub,
}) => {
  await speedUpFrames(page, speedFactor);
  await page.goto(`${hub.url}/lmw/stg/7`);
  await waitForHydration(page);
  await unlockAreas(page, hub, [1, 2, 3, 4, 5, 6]);
  await page.reload();
  await page.locator("main [data-alive]").waitFor();
  await page.getByRole("button", { name: "はじめる" }).tap();
  await page.getByText("白い紙は、白いまま軽くなった。").waitFor({ timeout: 90_000 });
  await page.getByText("「わたし」と残る。誰も、それを塗らなかった。").waitFor();
  const dialog = page.locator("dialog");
  await expect(dialog.getByText(/\d\s*点|シェア/), "no points, nothing to share").toHaveCount(0);
  await expect(dialog.getByRole("link")).toHaveText(["町へもどる"], { useInnerText: true });
});
