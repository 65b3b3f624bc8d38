import assert from "node:assert/strict";
import { isSameWindow, expectTitle, markWindow, expectAddress, waitForHydration } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";
import { readSites } from "#tools/sites/open-screens.ts";

test("from the gate a visitor walks through every door of the town and back without losing the window", async ({
  page,
  baseUrl,
}) => {
  const listedSites = (await readSites()).filter((site) => site.order !== undefined);
  await page.goto(`${baseUrl}/`);
  await page.goto(`${baseUrl}/zone1`);
  await waitForHydration(page);
  await markWindow(page);
  const hubLink = page.locator('section[aria-labelledby="town"]');
  await expect(hubLink.locator("a"), "the gate lists every door of the town").toHaveCount(listedSites.length);

  for (const site of listedSites) {
    const entrance = site.screens[0];
    assert.ok(entrance);
    const row = hubLink.locator(`a[href="/${entrance.path}"]`);
    await row.scrollIntoViewIfNeeded();
    await row.tap();
    await expectAddress(page, `/${entrance.path}`);
    await expectTitle(page, entrance.title);
    // A closed door says whose it is; an open site has a heading of its own.
    if (entrance.file === undefined) await page.locator("main").getByText(site.name.ja).first().waitFor();
    else await page.locator("main h1").first().waitFor({ state: "attached" });
    await page.goBack();
    await expectAddress(page, "/zone1");
    await hubLink.waitFor();
  }
  await expect.poll(() => isSameWindow(page), "a door loaded a new document").toBeTruthy();
});
