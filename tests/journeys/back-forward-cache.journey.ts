import type { Page } from "@playwright/test";
import { isSameWindow, markWindow } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";

test.use({ serviceWorkers: "allow" });

test("the floors 1, 4 and 5 load anew when the browser brings them back from its memory, the others stay", async ({
  page,
  baseUrl,
}) => {
  for (const [address, isReloaded] of [
    ["/zone1", true],
    ["/zone2", false],
    ["/zone3", false],
    ["/zone4", true],
    ["/zone5", true],
    ["/scan", false],
  ] as const) {
    await page.goto(baseUrl + address);
    await markWindow(page);
    const loaded = isReloaded ? page.waitForEvent("load") : Promise.resolve();
    await restoreFromCache(page);
    await loaded;
    await page.waitForLoadState();
    await expect.poll(() => isSameWindow(page), address).toBe(!isReloaded);
    await expect(page).toHaveURL(({ pathname }) => pathname === address);
  }
});

/** A browser under remote control keeps no pages in memory; the page is told what it would be told. */
function restoreFromCache(page: Page): Promise<void> {
  return page.evaluate(() => void dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
}
