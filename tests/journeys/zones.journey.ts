import type { Page } from "@playwright/test";
import { isSameWindow, markWindow, expectAddress, waitForHydration } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";

test.use({ serviceWorkers: "allow" });

test(
  "the five floors lie under the thumb, the one a visitor stands on is lit, and a pull at the end walks on",
  { tag: "@smoke" },
  async ({ page, baseUrl }) => {
    await page.goto(`${baseUrl}/zone1`);
    await waitForHydration(page);
    await markWindow(page);
    for (const zone of [2, 3, 4, 5, 1]) {
      await page.locator(`nav a[href="/zone${zone}"]`).last().tap();
      await expectAddress(page, `/zone${zone}`);
      const current = page.locator('nav a[aria-current="page"][href^="/zone"]');
      await current.and(page.locator(`[href="/zone${zone}"]`)).waitFor();
      await expect(current, "one floor is lit, and one only").toHaveCount(1);
    }
    await expect.poll(() => isSameWindow(page)).toBeTruthy();

    await scrollUntil(page, "/zone2");
    await expect.poll(() => isSameWindow(page)).toBeTruthy();
  },
);

/**
 * Keeps pulling at the end of a floor until the page walks on. A picture that arrives late makes the floor longer, and
 * then the end is no longer the end: like a visitor, go there, rest, and pull again.
 */
async function scrollUntil(page: Page, address: string): Promise<void> {
  for (let attempt = 0; attempt < 6 && new URL(page.url()).pathname !== address; attempt++) {
    // What grows below after the way there was gone needs another step.
    await page.waitForFunction(() => {
      scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
      return scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
    });
    for (let turn = 0; turn < 24; turn++) await page.mouse.wheel(0, 100);
    await page.waitForURL(`**${address}`, { waitUntil: "commit", timeout: 1_500 }).catch(() => {});
  }
  await expectAddress(page, address);
}
