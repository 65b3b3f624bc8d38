import type { Page } from "@playwright/test";
import { hasNoSidewaysScroll, waitForHydration } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";

test("in Taiwan's Chinese, by keys alone, without a graphics chip, with calm movements, or without a script: the palette comes", async ({
  baseUrl,
  anotherPhone,
}) => {
  const narrow = { viewport: { width: 320, height: 640 }, locale: "zh-TW", reducedMotion: "reduce" as const };
  await byKeys(await anotherPhone(narrow), baseUrl);
  await withoutScript(await anotherPhone({ locale: "zh-TW", javaScriptEnabled: false }), baseUrl);
});

async function byKeys(page: Page, baseUrl: string): Promise<void> {
  await page.addInitScript(() => {
    const real = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      return kind === "webgl2" ? null : (real as (...all: unknown[]) => unknown).call(this, kind, ...rest);
    } as typeof real;
  });
  await page.goto(`${baseUrl}/yoku-tw`);
  await waitForHydration(page);
  await page.locator('[data-drawn="plain"]').waitFor();
  for (const place of [0, 5, 6, 11]) {
    const strip = page.locator("button[data-desire]").nth(place);
    await strip.focus();
    await page.keyboard.press("Enter");
    await page.getByText("再按一次就放進格子").waitFor();
    await page.keyboard.press("Space");
    await page
      .locator(`button[data-desire="${await strip.getAttribute("data-desire")}"][aria-pressed="true"]`)
      .waitFor();
  }
  const open = page.getByRole("button", { name: "打開眼影盤" });
  await open.focus();
  await page.keyboard.press("Enter");
  await page.locator("[data-palette][data-done]").waitFor();
  await page.getByText("我的慾望調色盤").waitFor();
  await expect(page.locator("li[data-pan]")).toHaveCount(4);
  await expect
    .poll(() => page.locator("h1").evaluate((title) => title === document.activeElement), "the name is where one is")
    .toBeTruthy();
  await page.locator('[data-drawn="plain"] canvas').waitFor();
  await expect(page).toHaveURL(/\/yoku-tw\?p=[0-9a-z]{8}$/);
  await expect(page.getByRole("link", { name: "試試這個眼妝（日文）" })).toHaveAttribute(
    "href",
    /^\/virtual_tester\?e=(\d{3}\.){3}\d{3}$/,
  );
  await expect.poll(() => hasNoSidewaysScroll(page)).toBeTruthy();
}

/** Each press is a page; the fourth opens the lid. */
async function withoutScript(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/yoku-tw`);
  const words: string[] = [];
  for (const place of [0, 1, 2, 3]) {
    const strip = page.locator("button[data-desire]").nth(place);
    words.push((await strip.locator("span").nth(1).textContent()) ?? "");
    await strip.click();
    if (place < 3) await page.locator('button[data-desire][aria-pressed="true"]').nth(place).waitFor();
  }
  await page.waitForURL(/\/yoku-tw\?p=[0-9a-z]{8}$/);
  await expect.poll(() => page.locator("li[data-pan] h3").allTextContents()).toEqual(words);
  await page.getByRole("link", { name: "換我來挑四個" }).waitFor();
}
