import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { expectTitle, expectAddress, waitForHydration } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";

test.use({ serviceWorkers: "allow", hasTouch: false, isMobile: false });

test(
  "with a keyboard: skip to the content, open a door, and hear where one arrived",
  { tag: "@smoke" },
  async ({ page, baseUrl }) => {
    await page.goto(`${baseUrl}/zone2`);
    await waitForHydration(page);
    await page.keyboard.press("Tab");
    await expect.poll(() => focused(page), "the first stop is the way past the frame").toBe("#main");
    const skip = await page.locator('a[href="#main"]').boundingBox();
    assert.ok(skip && skip.y >= 0 && skip.height >= 24, "the way past the frame is seen when it has the focus");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest("main") !== null), "it leads into the content")
      .toBeTruthy();

    const siteLink = page.locator('main a[href="/hack"]').first();
    await siteLink.focus();
    await expect.poll(() => showsFocus(page), "the door shows that it has the focus").toBeTruthy();
    await page.keyboard.press("Enter");
    await expectAddress(page, "/hack");
    await expectTitle(page, "メイクハック");
    await page.waitForFunction(() => document.activeElement?.id === "main");
    const accessibleName = page.locator('[role="status"]').filter({ hasText: "KATE ZONE | メイクハック" });
    await accessibleName.first().waitFor({ state: "attached" });
  },
);

const focused = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.getAttribute("href"));

const showsFocus = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return (outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== "none";
  });
