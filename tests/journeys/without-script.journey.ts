import assert from "node:assert/strict";
import { expectAddress } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";
import { fixedScreens, readSites } from "#tools/sites/open-screens.ts";

test.use({ javaScriptEnabled: false });

test("without scripts every page can be read and every door be reached", async ({ page, baseUrl }) => {
  const listedSites = (await readSites()).filter((site) => site.order !== undefined);
  for (const address of ["/", "/zone1"]) {
    await page.goto(baseUrl + address);
    for (const site of listedSites) {
      const row = page.locator(`section[aria-labelledby="town"] a[href="/${site.screens[0]?.path}"]`);
      await expect(row, `${site.id} is not seen on ${address}`).toBeVisible();
      await expect(row).toHaveText(new RegExp(site.name.ja));
    }
    const first = page.locator('main a[href="/scan"]').first();
    await first.tap();
    await expectAddress(page, "/scan");
  }
  for (const { address } of await fixedScreens()) {
    await page.goto(baseUrl + address);
    const text = (await page.locator("main").innerText()).trim();
    assert.ok(text.length > 20, `${address} has nothing to read`);
    await expect
      .poll(() => page.locator("main a[href]:visible").count(), `${address} leads nowhere`)
      .toBeGreaterThan(0);
  }
});
