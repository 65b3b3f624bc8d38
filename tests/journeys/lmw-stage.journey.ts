import { speedUpFrames } from "./steps/speed-up-frames.ts";
import { startStage } from "./steps/start-stage.ts";
import { takeChoices } from "./steps/take-choices.ts";
import { expect, test } from "./fixtures/journey-test.ts";
import { waitForHidden } from "./steps/wait-for-hidden.ts";

/** The page hurries; so that a minute of play has taken a minute, the server's clock is put forward once. */
const speedFactor = 6;

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 320, height: 640 }, deviceScaleFactor: 1 });

test("a stage is played by keyboard with a hand to help, played again by the server, and stands on its board", async ({
  page,
  ownHub,
  anotherPhone,
  adjustableClock: clock,
}) => {
  const hub = await ownHub(clock.env);
  await speedUpFrames(page, speedFactor);
  await page.goto(`${hub.url}/lmw/stg/1`);
  await page.getByText("まだ、人の線はありません。").waitFor();
  await expect(page.locator("main li[data-house]"), "the house keeps four seats warm").toHaveCount(4);
  await expect(page.locator("main li[data-house]").first()).toContainText("町の怪物");

  await startStage(page, `${hub.url}/lmw/stg/1`, ["やさしい紙", "よけるのは自動"]);
  const field = page.locator("dialog");

  await page.keyboard.press("Escape");
  await page.getByRole("heading", { name: "止める" }).waitFor();
  await expect(field.getByRole("switch", { name: "よけるのは自動" })).toBeChecked();
  await page.keyboard.press("Escape");
  await page.locator('dialog[data-step="playing"]').waitFor();

  // Time stands while one of three is chosen; a key takes the first.
  await page.getByRole("heading", { name: "ひとつ、えらぶ" }).waitFor({ timeout: 60_000 });
  await expect(field.locator('[data-page="choice"] button')).toHaveCount(3);
  await expect(field.locator('[data-page="choice"] button').first()).toBeFocused();
  await page.keyboard.press("Enter");
  await takeChoices(page);

  clock.setAheadMs(180_000);
  await page.getByText("その色は、あなたの色ではない").waitFor({ timeout: 60_000 });
  await page.keyboard.press("x");
  await page.locator('dialog[data-step="over"]').waitFor({ timeout: 60_000 });
  await page.getByRole("heading", { name: "今夜の札" }).waitFor();
  await page.getByText("検証済").waitFor();
  await expect(field.locator("[data-sent]")).toHaveAttribute("data-sent", "verified");
  await expect
    .poll(() => field.locator("s").count(), "what was struck stands there with its line")
    .toBeGreaterThanOrEqual(1);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("もう一度");

  // At once again, and then to the board.
  const before = await field.getAttribute("data-tick");
  await page.keyboard.press("Enter");
  await page.locator('dialog[data-step="playing"]').waitFor();
  await expect(field).not.toHaveAttribute("data-tick", before ?? "");
  await page.reload();
  await page.locator("main [data-alive]").waitFor();
  await page.locator("main li[data-mine]").waitFor();
  await expect(page.locator("main li[data-mine]")).toHaveText(/^1\s/, { useInnerText: true });
  await expect(page.locator("main li[data-house]"), "one of the house went home").toHaveCount(3);

  // A friend plays by the same dice tonight, and beside that run from tomorrow on.
  const challenge = await page.locator("main li[data-mine] a").getAttribute("href");
  const friend = await anotherPhone();
  await friend.goto(`${hub.url}${challenge}`);
  await friend.getByText("今夜の跡は、日付がかわるまで伏せてあります。").waitFor();
  await friend.getByRole("button", { name: "はじめから、同じならびで" }).waitFor();
  await expect(friend.getByRole("button", { name: "大きな紙の十秒まえから、並んで塗る" })).toHaveCount(0);

  await page.locator("main li[data-mine] a").click();
  await page.getByText("だれかの跡").waitFor();
  await page.getByRole("button", { name: "大きな紙の十秒まえから、並んで塗る" }).waitFor();
  // Two lands lie open, and one more for the stage that is done; an address opens none.
  await page.goto(`${hub.url}/lmw/stg/4`);
  await page.getByText("霧が濃い").waitFor();
  await expect(page.getByRole("button", { name: "はじめる" })).toHaveCount(0);
  await page.goto(`${hub.url}/lmw/stg/7`);
  await page.getByText("この紙は、まだ白い。").waitFor();
  await waitForHidden(page.getByRole("button", { name: "はじめる" }));
});
