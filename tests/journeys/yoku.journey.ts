import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { hasNoSidewaysScroll, waitForHydration } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";
import { guardUploads } from "./steps/upload-guard.ts";
import { waitForHidden } from "./steps/wait-for-hidden.ts";

test("four desires by touch: the lid opens, a stranger sees the same palette, I wear it in the tester and a recipe does my lids with it", async ({
  page,
  baseUrl,
  anotherPhone,
}) => {
  const guard = guardUploads(page, baseUrl);
  const words = await chooseFour(page, baseUrl);
  await page.getByRole("button", { name: "パレットを開く" }).tap();
  // Without a graphics chip its first picture may take the machine a while.
  await page.locator("[data-palette][data-done]").waitFor({ timeout: 20_000 });
  await page.getByText("わたしの欲パレット").waitFor();
  const address = new URL(page.url());
  const code = address.searchParams.get("p") ?? "";
  assert.match(code, /^[0-9a-z]{8}$/);
  const mine = await resultText(page);
  assert.deepEqual(mine.words, words, "the wells have the words in their order");
  await memo(page);
  await noSecondCompact(page, baseUrl);
  await openAsRecipient(await anotherPhone(), `${baseUrl}${address.pathname}${address.search}`, mine);
  await tryPalette(page, baseUrl, address.href, mine.name);
  await inRecipe(page, baseUrl, mine.name, code);
  guard.verify();
});

/** The first four strips: heard with one tap, taken with the second. */
async function chooseFour(page: Page, baseUrl: string): Promise<string[]> {
  await page.goto(`${baseUrl}/yoku`);
  await waitForHydration(page);
  const words: string[] = [];
  for (const place of [0, 1, 2, 3]) {
    const strip = page.locator("button[data-desire]").nth(place);
    words.push((await strip.locator("span").nth(1).textContent()) ?? "");
    await strip.tap();
    await page.locator("[data-heard] small").waitFor();
    await expect(strip, "a word that is heard is not taken yet").toHaveAttribute("aria-pressed", "false");
    await strip.tap();
    await page.locator(`button[data-desire][aria-pressed="true"]`).nth(place).waitFor();
  }
  assert.doesNotMatch(
    await page.content(),
    /data-finish|shade-[0-9a-f]{6}/,
    "no colour is told before the lid is lifted",
  );
  return words;
}

async function resultText(page: Page): Promise<{ name: string; words: string[] }> {
  return {
    name: (await page.locator("h1").textContent()) ?? "",
    words: await page.locator("li[data-pan] h3").allTextContents(),
  };
}

/** Why: kept for me alone, and not in the address. */
async function memo(page: Page): Promise<void> {
  const field = page.getByRole("textbox", { name: "自分だけのひとこと" });
  await field.fill("朝が早いから");
  await page.getByRole("button", { name: "メモを保存する" }).tap();
  await page.getByText("保存しました。読めるのは、あなただけです。").waitFor();
  assert.doesNotMatch(decodeURIComponent(page.url()), /朝/);
}

async function noSecondCompact(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/yoku`);
  await waitForHydration(page);
  await page.getByRole("heading", { name: "今夜の蓋は、もう開きました。" }).waitFor();
  await waitForHidden(page.locator("button[data-desire]"));
}

/** Somebody else, with nothing but the link. */
async function openAsRecipient(page: Page, address: string, mine: { name: string; words: string[] }): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
  await page.getByText("だれかの欲パレット").waitFor();
  await expect.poll(() => resultText(page)).toEqual(mine);
  assert.doesNotMatch(await page.content(), /朝が早いから/);
  await page.getByText("三つまで同じだった人").waitFor();
  await expect(page.locator("dd").first(), "one other chose all four").toHaveText("1");
  await expect.poll(() => hasNoSidewaysScroll(page)).toBeTruthy();
}

/** The palette leads to the tester with its four on the model's lids; there they stand on the shelf, mine before the house's. */
async function tryPalette(page: Page, baseUrl: string, address: string, name: string): Promise<void> {
  await wayStaysInPlace(page, address);
  await page.getByRole("link", { name: "この目もとで試す" }).tap();
  await page.waitForURL(/\/virtual_tester\?e=(\d{3}\.){3}\d{3}$/);
  await page.getByRole("img", { name: /目もとの色を塗った絵/ }).waitFor();
  await page.getByRole("button", { name, exact: true, pressed: true }).waitFor();

  await page.goto(`${baseUrl}/virtual_tester`);
  await waitForHydration(page);
  await page.getByRole("button", { name: "まぶた", exact: true }).tap();
  const own = page.getByRole("button", { name, exact: true });
  await own.waitFor();
  await own.tap();
  await page.waitForURL(/[?&]e=(\d{3}\.){3}\d{3}/);
  await page.getByRole("img", { name: /目もとの色を塗った絵/ }).waitFor();
}

/** Neither the light of the picture nor the news that the palette is mine moves the way from under a finger. */
async function wayStaysInPlace(page: Page, address: string): Promise<void> {
  const way = page.getByRole("link", { name: "この目もとで試す" });
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/api/yoku/mine*", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(address);
  await page.getByText("だれかの欲パレット").waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  const served = await way.boundingBox();
  await waitForHydration(page);
  await page.getByRole("slider", { name: "光を傾ける" }).waitFor();
  release();
  await page.getByText("わたしの欲パレット").waitFor();
  assert.deepEqual(await way.boundingBox(), served);
}

/** Where a recipe does the lids, it does them with my own four. */
async function inRecipe(page: Page, baseUrl: string, name: string, code: string): Promise<void> {
  await page.goto(`${baseUrl}/personalmakeup?m=bold&t=15&s=photo`);
  const own = page.locator('[data-tool="yoku"]').getByRole("link", { name });
  await own.waitFor();
  await expect(own).toHaveAttribute("href", `/yoku?p=${code}`);
}
