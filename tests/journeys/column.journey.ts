import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { hasNoSidewaysScroll, waitForHydration } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";

test.use({ isMobile: false, hasTouch: false, deviceScaleFactor: 1 });

test("wider than 480 px the zone stands in a column of 480 px in the middle", async ({ page, baseUrl }) => {
  for (const [widthPx, columnPx] of [
    [480, 480],
    [481, 480],
    [960, 480],
    [1280, 480],
    [1920, 480],
    [390, 390],
  ] as const) {
    await page.setViewportSize({ width: widthPx, height: 900 });
    for (const address of ["/zone1", "/zone3", "/scan"]) {
      await page.goto(baseUrl + address);
      await waitForHydration(page);
      const box = await columnOf(page);
      assert.equal(Math.round(box.width), columnPx, `${address} at ${widthPx} px`);
      assert.ok(
        Math.abs(box.left - (widthPx - columnPx) / 2) <= 8,
        `${address} at ${widthPx} px stands ${box.left} px in`,
      );
      await expect.poll(() => hasNoSidewaysScroll(page), `${address} scrolls sideways at ${widthPx} px`).toBeTruthy();
    }
  }
});

const columnOf = (page: Page): Promise<{ left: number; width: number }> =>
  page.evaluate(() => {
    const column = document.querySelector("main")?.parentElement ?? document.body;
    const { left, width } = column.getBoundingClientRect();
    return { left, width };
  });
