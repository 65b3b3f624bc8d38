import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { waitForHydration } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";

test("what is wanted, owned, met or found in one room of the town is at hand in the others", async ({
  page,
  baseUrl,
}) => {
  await wishAnywhere(page, baseUrl);
  await ownedAnywhere(page, baseUrl);
  await hackAndTip(page, baseUrl);
  await lastCollectedColour(page, baseUrl);
  await encounteredAndUnlocked(page, baseUrl);
});

/** A heart in the ranking, under a try-on and beside a found colour: one list. */
async function wishAnywhere(page: Page, baseUrl: string): Promise<void> {
  const wanted: string[] = [];
  for (const address of ["/ranking", "/virtual_tester?s=lip-03", "/chameleon"]) {
    await page.goto(baseUrl + address);
    await waitForHydration(page);
    if (address === "/chameleon") await page.locator("[data-drop]").first().tap();
    if (address.startsWith("/virtual"))
      await page.getByRole("button", { name: "試した色に入れる" }).scrollIntoViewIfNeeded();
    // Whatever leads the ranking today: not the shade that is tried on below.
    const others = address === "/ranking" ? ':not([data-wish="lip-03"])' : "";
    const heart = page.locator(`[data-wish]${others}[aria-pressed="false"]`).first();
    await heart.waitFor();
    const id = (await heart.getAttribute("data-wish")) ?? "";
    const savedColour = page.waitForResponse((answer) => /\/api\/wishlist\/.*/.test(answer.url()) && answer.ok());
    await heart.tap();
    await savedColour;
    await page.locator(`[data-wish="${id}"][aria-pressed="true"]`).first().waitFor();
    wanted.push(id);
  }
  assert.equal(wanted[1], "lip-03", "the heart under a try-on is of the worn shade");
  await page.goto(`${baseUrl}/wishlist`);
  for (const id of wanted) await page.locator(`[data-id="${id}"]`).waitFor();
}

/** 「持ってる」 is a tool of today's recipe, and the gap finder looks from it. */
async function ownedAnywhere(page: Page, baseUrl: string): Promise<void> {
  const row = page.locator('[data-id="lip-03"]');
  await row.locator("summary").click();
  const saved = page.waitForResponse((answer) => answer.url().includes("/api/wishlist/") && answer.ok());
  await row.getByRole("button", { name: "持ってる" }).click();
  await saved;

  await page.goto(`${baseUrl}/personalmakeup`);
  await waitForHydration(page);
  await page.locator('input[name="own"][value~="lip-03"]').waitFor({ state: "attached" });
  await page.getByRole("checkbox", { name: "終電のりんご飴" }).waitFor();

  await page.goto(`${baseUrl}/all-products`);
  await waitForHydration(page);
  const missingItems = page.locator("summary", { hasText: "手持ちにない色" });
  await missingItems.click();
  await page.getByText(/「持ってる」にした1色から/).waitFor();
}

/** A tip leads to the hack it stands behind, and the hack names the tip as its source. */
async function hackAndTip(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/tips?t=tip-001`);
  const hack = page.locator('main a[href^="/hack?r="]').first();
  await hack.tap();
  await page.waitForURL(/\/hack\?r=/);
  await page.locator('main a[href="/tips?t=tip-001"]').waitFor();
}

/** What was made last stands on the gate, and leads back to it. */
async function lastCollectedColour(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/chameleon`);
  await waitForHydration(page);
  await page.locator("[data-drop]").first().tap();
  const code = await page.locator("[data-find]").getAttribute("data-find");
  await page.getByRole("button", { name: "採集帳に入れる" }).tap();
  await page.getByText("採集帳に入れました。").waitFor();
  await page.goto(`${baseUrl}/zone1`);
  await page.locator(`section[aria-labelledby="last-made"] a[href="/chameleon?c=${code}"]`).tap();
  await page.waitForURL(`${baseUrl}/chameleon?c=${code}`);
}

/** A monster that was met at a shelf wakes one of the twelve sleeping desires. */
async function encounteredAndUnlocked(page: Page, baseUrl: string): Promise<void> {
  const lockedMonsters = async () => {
    const answer = await page.request.get(`${baseUrl}/api/yoku/hands?lang=ja`);
    return ((await answer.json()) as { sleepers: { awake: unknown[]; met: number } }).sleepers;
  };
  await expect.poll(async () => (await lockedMonsters()).awake).toEqual([]);
  await page.goto(`${baseUrl}/barcode`);
  await waitForHydration(page);
  const encountered = page.waitForResponse((answer) => answer.url().endsWith("/api/barcode/meetings"));
  await page.locator('input[name="j"]').fill("2901010000012");
  await page.getByRole("button", { name: "この番号を見る" }).click();
  await encountered;
  const { awake: unlocked, met: count } = await lockedMonsters();
  assert.equal(count, 1);
  assert.equal(unlocked.length, 1);
}
