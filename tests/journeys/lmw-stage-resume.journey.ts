import type { Page } from "@playwright/test";
import { speedUpFrames } from "./steps/speed-up-frames.ts";
import { startStage } from "./steps/start-stage.ts";
import { takeChoices } from "./steps/take-choices.ts";
import { expect, test } from "./fixtures/journey-test.ts";

/** The page hurries; so that minutes of play have taken minutes, the server's clock is put forward. */
const speedFactor = 6;

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 320, height: 640 }, deviceScaleFactor: 1 });

test("who falls to the Rule goes on before it, is told what that counts for, and has done the stage", async ({
  page,
  ownHub,
  adjustableClock: clock,
}) => {
  const hub = await ownHub(clock.env);
  await speedUpFrames(page, speedFactor);
  await takeChoices(page);
  await startStage(page, `${hub.url}/lmw/stg/1`, ["よけるのは自動"]);
  const field = page.locator("dialog");

  await page.getByText("その色は、あなたの色ではない").waitFor({ timeout: 60_000 });
  await setSelfMoving(page, false);
  await page.keyboard.down("ArrowUp");
  clock.setAheadMs(180_000);
  await page.locator('dialog[data-step="over"]').waitFor({ timeout: 60_000 });
  await page.keyboard.up("ArrowUp");

  const goOn = field.getByRole("button", { name: "きまりごとの前から、続ける" });
  await expect(goOn).toBeFocused();
  await expect(field.locator("[data-sent]")).toHaveAttribute("data-sent", "verified");
  await page.keyboard.press("Enter");
  await page.locator('dialog[data-step="playing"]').waitFor();
  await setSelfMoving(page, true);
  await page.getByText("その色は、あなたの色ではない").waitFor({ timeout: 60_000 });
  clock.setAheadMs(360_000);
  await page.locator('dialog[data-step="over"]').waitFor({ timeout: 60_000 });
  await page.getByText("続きの点は、順位には載りません。").waitFor();
  await expect(field.locator("[data-sent]")).toHaveAttribute("data-sent", "verified");
  await expect(goOn).toHaveCount(0);

  await page.reload();
  await page.locator("main [data-alive]").waitFor();
  await page.getByText("まだ、人の線はありません。").waitFor();
  await page.goto(`${hub.url}/lmw/stg/3`);
  await page.getByRole("button", { name: "はじめる" }).waitFor();
});

test("a reload in the middle of a stage goes on where it was, and what it comes to stands on the board", async ({
  page,
  ownHub,
  adjustableClock: clock,
}) => {
  const hub = await ownHub(clock.env);
  await speedUpFrames(page, speedFactor);
  await takeChoices(page);
  await startStage(page, `${hub.url}/lmw/stg/1`, ["やさしい紙", "よけるのは自動"]);
  const field = page.locator("dialog");
  await page.getByText("その色は、あなたの色ではない").waitFor({ timeout: 60_000 });

  await page.reload();
  await page.locator("main [data-alive]").waitFor();
  await page.getByRole("button", { name: "止めたところから、続ける" }).press("Enter");
  await page.locator('dialog[data-step="counting"]').waitFor();
  clock.setAheadMs(180_000);
  await page.locator('dialog[data-step="over"]').waitFor({ timeout: 60_000 });
  await expect(field.locator("[data-sent]")).toHaveAttribute("data-sent", "verified");
  await page.reload();
  await page.locator("main li[data-mine]").waitFor();
  await expect(page.getByRole("button", { name: "止めたところから、続ける" })).toHaveCount(0);
});

/** In the pause, as a visitor does. */
async function setSelfMoving(page: Page, isOn: boolean): Promise<void> {
  await page.keyboard.press("Escape");
  await page.getByRole("heading", { name: "止める" }).waitFor();
  const box = page.locator("dialog").getByRole("switch", { name: "よけるのは自動" });
  await box.press("Space");
  await expect(box).toBeChecked({ checked: isOn });
  await page.keyboard.press("Escape");
  await page.locator('dialog[data-step="playing"]').waitFor();
}
