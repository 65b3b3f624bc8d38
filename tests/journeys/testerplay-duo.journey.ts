import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { loseConnection, waitForHydration } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";

test.use({ serviceWorkers: "allow", expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

test("two play on one phone and hear where their hands met; time that runs out without a stroke is no failure; without a network a round goes on", async ({
  baseUrl,
  anotherPhone,
}) => {
  await twoOnOnePhone(await anotherPhone({ reducedMotion: "reduce" }), baseUrl);
  await outOfTime(await anotherPhone({ reducedMotion: "reduce" }), baseUrl);
  await withoutNetwork(await anotherPhone({ reducedMotion: "reduce" }), baseUrl);
});

async function twoOnOnePhone(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/testerplay-hk`);
  await waitForHydration(page);
  await page.locator("[data-place=home]").tap();
  await page.getByRole("button", { name: "兩個人一部手機" }).tap();
  await page.getByRole("button", { name: "手背3" }).tap();
  await page.locator("[data-spin]").tap();
  await page.locator("[data-begin]:not([disabled])").tap();
  for (const shade of [9, 2, 19, 9]) {
    await page.locator(`label:has(input[name=tp-shade][value="${shade}"])`).tap();
    if (!(await page.locator("[data-preset=line]").isVisible())) await page.locator("details summary").first().tap();
    await page.locator("[data-preset=line]").tap();
    const handedOver = page.getByRole("button", { name: "攞到喇" });
    if ((await page.locator('canvas[data-strokes="4"]').count()) === 0) await handedOver.tap();
  }
  await page.getByRole("button", { name: "完成，睇名" }).tap();
  await page.getByRole("button", { name: "即刻睇" }).tap();
  await page.getByText("兩隻手，都伸咗去「落雨照行的巡遊」。").waitFor();
  await page.getByRole("heading", { name: "第一位" }).waitFor();
}

/** Sixty seconds without a stroke: no failure, a calm way on. The browser's clock is wound forward. */
async function outOfTime(page: Page, baseUrl: string): Promise<void> {
  await page.clock.install();
  await page.goto(`${baseUrl}/testerplay-en`);
  await waitForHydration(page);
  await page.locator("[data-place=home]").tap();
  await page.locator("[data-spin]").tap();
  await page.locator("[data-begin]:not([disabled])").tap();
  await page.clock.runFor(61_000);
  await page.getByText("Sixty seconds are up and the board is still blank.").waitFor();
  await page.getByRole("button", { name: "Keep going without the timer" }).tap();
  await page.locator('label:has(input[name=tp-shade][value="5"])').tap();
  await page.clock.runFor(90_000);
  await expect(page.locator("canvas[data-strokes]"), "nobody hurries a calm round").toHaveCount(1);
}

/** The line goes before the first stroke: names drop, the card is there, and it is sent later. */
async function withoutNetwork(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/testerplay`, { waitUntil: "networkidle" });
  await waitForHydration(page);
  await page.locator("[data-place=home]").tap();
  await page.locator("[data-spin]").waitFor();
  await loseConnection(page);
  await page.locator("[data-spin]").tap();
  await page.locator("[data-begin]:not([disabled])").tap();
  await page.locator("details summary").first().tap();
  for (const shade of [5, 11, 20]) {
    await page.locator(`label:has(input[name=tp-shade][value="${shade}"])`).tap();
    await page.locator("[data-preset=bow]").tap();
  }
  await page.getByRole("button", { name: "終えて、名前を見る" }).tap();
  await page.getByRole("heading", { name: "わたしの、色の足あと" }).waitFor();
  await page.getByRole("button", { name: "足あとを部屋に残す" }).tap();
  await page.getByText("つながったときに、部屋へ送ります。").waitFor();
  const sent = page.waitForResponse((answer) => answer.url().endsWith("/api/testerplay/footprints"));
  await page.context().setOffline(false);
  assert.equal((await sent).status(), 200);
}
