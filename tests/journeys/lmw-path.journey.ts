import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { reducedMotionSigns } from "#app/sites/lmw/games/paint/rules.ts";
import { expectAddress, waitForHydration } from "#test-support/page-checks.ts";
import { speedUpFrames } from "./steps/speed-up-frames.ts";
import { takeChoices } from "./steps/take-choices.ts";
import { test } from "./fixtures/journey-test.ts";
import { startGame, ripByTouch } from "./steps/lip-world-steps.ts";

/** So much faster the page's frames tell the time; the server's clock is put forward beside it. */
const speedFactor = 6;

test.use({ contextOptions: { reducedMotion: "reduce" }, deviceScaleFactor: 1 });

test(
  "from the lips through the first torn paper over the map into a game and a stage, to a card that others can open",
  { tag: "@slow" },
  async ({ page, anotherPhone, ownHub, adjustableClock: clock }) => {
    const hub = await ownHub(clock.env);
    await speedUpFrames(page, speedFactor);
    await page.goto(`${hub.url}/lmw`);
    await waitForHydration(page);
    await page.getByRole("link", { name: "はじめる" }).tap();
    await expectAddress(page, "/lmw/tutorial");
    await page.locator("main button[data-ready]").waitFor();
    await ripByTouch(page);
    await page.getByRole("button", { name: "踊り場の金魚" }).tap();
    await page.getByRole("button", { name: "行く", exact: true }).tap();
    await page.locator('dialog[data-step="playing"]').waitFor();
    await page.getByRole("button", { name: "止める" }).tap();
    await page.getByRole("button", { name: "町へもどる" }).tap();
    await page.locator("dialog").waitFor({ state: "detached" });

    await page.goto(`${hub.url}/lmw/main`);
    await page.locator("main [data-ready]").waitFor();
    await page.locator('main a[href^="/lmw/area/1"]').first().tap();
    await expectAddress(page, "/lmw/area/1");
    await closeTalk(page);

    await page.locator('main a[href="/lmw/game/1"]').tap();
    await expectAddress(page, "/lmw/game/1");
    await page.getByRole("switch", { name: "動きのない遊びかた「ますめ塗り」" }).tap();
    await startGame(page);
    await paintReducedMotion(page);
    await page.locator('[data-sent="counted"]').waitFor();

    await page.goto(`${hub.url}/lmw/area/1`);
    await closeTalk(page);
    await page.locator('main a[href="/lmw/stg/1"]').tap();
    await expectAddress(page, "/lmw/stg/1");
    await page.locator("main [data-alive]").waitFor();
    await takeChoices(page);
    await page.getByText("手をかりる", { exact: true }).tap();
    for (const name of ["やさしい紙", "よけるのは自動"]) await page.getByRole("switch", { name }).tap();
    await page.getByRole("button", { name: "はじめる" }).tap();
    await page.locator('dialog[data-step="playing"]').waitFor();
    clock.setAheadMs(180_000);
    await page.locator('dialog[data-step="over"]').waitFor({ timeout: 60_000 });
    await page.getByText("検証済").waitFor();

    await page.locator("dialog").getByRole("button", { name: "シェア" }).tap();
    const toX = page.locator('dialog a[href*="intent"]').first();
    const text = new URL((await toX.getAttribute("href")) ?? "").searchParams;
    const shared = new URL(text.get("url") ?? /https?:\S+/.exec(text.get("text") ?? "")?.[0] ?? "");
    assert.match(shared.pathname + shared.search, /^\/lmw\?.*r=/);
    assert.match(text.get("text") ?? "", /塗りつぶした/);

    const recipient = await anotherPhone();
    await recipient.goto(`${hub.url}${shared.pathname}${shared.search}`);
    await recipient.getByText("だれかが塗りつぶした夜").waitFor();
    await recipient.getByText("同じ紙を塗る").first().waitFor();
  },
);

/** Whoever is met in an area may speak at once; who has been met already does not. */
async function closeTalk(page: Page): Promise<void> {
  await page.locator("main [data-ready]").first().waitFor();
  const skip = page.getByRole("dialog").getByRole("button", { name: "話を終える" });
  if (await skip.isVisible()) await skip.tap();
}

/** Every sign of ますめ塗り: each square that belongs to the mouth, and the sign is hung out. */
async function paintReducedMotion(page: Page): Promise<void> {
  await page.locator("dialog [data-ready]").waitFor();
  for (let omen = 1; omen <= reducedMotionSigns; omen++) {
    await page.locator(`dialog [data-ready][data-sign="${omen}"]`).waitFor();
    for (const square of await page.locator("dialog [data-lit]").all()) await square.tap();
    await page.locator("dialog [data-finish]").tap();
  }
}
