import type { Page } from "@playwright/test";
import { waitForHydration } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";

test("what I press before its script is here is done when it comes, once; what I press after it takes its place", async ({
  page,
  anotherPhone,
  baseUrl,
}) => {
  await beforeThePage(page, baseUrl);
  await beforeAPart(await anotherPhone(), baseUrl);
  await changedMind(await anotherPhone(), baseUrl);
});

/** The whole page is still without its script: a switch that is pressed twice is turned on, not on and off again. */
async function beforeThePage(page: Page, baseUrl: string): Promise<void> {
  const release = await holdScripts(page, /./);
  await page.goto(`${baseUrl}/zone1`, { waitUntil: "domcontentloaded" });
  const bright = page.locator("footer").getByRole("button", { name: "明るく" });
  await bright.tap();
  await bright.tap();
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.bright)).toBeUndefined();
  release();
  await page.waitForFunction(() => document.documentElement.dataset.bright === "on");
  await waitForHydration(page);
  await expect(bright).toHaveAttribute("aria-pressed", "true");
}

/** The page answers, a part of it does not yet. */
async function beforeAPart(page: Page, baseUrl: string): Promise<void> {
  const release = await holdScripts(page, /recipe-view/);
  await page.goto(`${baseUrl}/personalmakeup?m=nocturnal&t=3&s=desk&own=lip-12`);
  await waitForHydration(page);
  await page.getByRole("button", { name: "はじめる" }).tap();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  release();
  await page.getByRole("dialog", { name: "手順をたどる" }).waitFor();
}

/** Who presses something else meanwhile wants that. */
async function changedMind(page: Page, baseUrl: string): Promise<void> {
  const release = await holdScripts(page, /recipe-view/);
  await page.goto(`${baseUrl}/personalmakeup?m=nocturnal&t=3&s=desk&own=lip-12`);
  await waitForHydration(page);
  await page.getByRole("button", { name: "はじめる" }).tap();
  const bright = page.locator("footer").getByRole("button", { name: "明るく" });
  await bright.tap();
  await page.waitForFunction(() => document.documentElement.dataset.bright === "on");
  const part = page.waitForResponse((response) => response.url().includes("recipe-view"));
  release();
  await part;
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

/** Keeps the scripts whose address fits from this page until the returned function is called. */
async function holdScripts(page: Page, wanted: RegExp): Promise<() => void> {
  let release = () => {};
  const delayed = new Promise<void>((resolve) => (release = resolve));
  await page.route(
    (url) => url.pathname.endsWith(".js") && wanted.test(url.pathname),
    async (route) => {
      await delayed;
      await route.continue();
    },
  );
  return () => release();
}
