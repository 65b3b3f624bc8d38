import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { isSameWindow, expectTitle, markWindow, expectAddress, waitForHydration } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";
import type { Site } from "#contracts/site.ts";
import { readSites } from "#tools/sites/open-screens.ts";

/** The way is parted, so that no journey's time grows with the town. */
const parts = [
  { name: "first", from: 0, to: 1 / 3 },
  { name: "second", from: 1 / 3, to: 2 / 3 },
  { name: "last", from: 2 / 3, to: 1 },
] as const;

for (const { name, from, to } of parts)
  test(`from the gate a visitor walks through the ${name} doors of the town and back without losing the window`, async ({
    page,
    baseUrl,
  }) => {
    const listedSites = (await readSites()).filter((site) => site.order !== undefined);
    const at = (share: number): number => Math.round(share * listedSites.length);
    await page.goto(`${baseUrl}/`);
    await page.goto(`${baseUrl}/zone1`);
    await waitForHydration(page);
    await markWindow(page);
    const siteLinks = page.locator('section[aria-labelledby="town"]').locator("a");
    await expect(siteLinks, "the gate lists every door of the town").toHaveCount(listedSites.length);
    for (const site of listedSites.slice(at(from), at(to))) await walkThrough(page, site);
    await expect.poll(() => isSameWindow(page), "a door loaded a new document").toBeTruthy();
  });

async function walkThrough(page: Page, site: Site): Promise<void> {
  const entrance = site.screens[0];
  assert.ok(entrance);
  const hubMap = page.locator('section[aria-labelledby="town"]');
  const row = hubMap.locator(`a[href="/${entrance.path}"]`);
  await row.scrollIntoViewIfNeeded();
  await row.tap();
  await expectAddress(page, `/${entrance.path}`);
  await expectTitle(page, entrance.title);
  // A closed door says whose it is; an open site has a heading of its own.
  if (entrance.file === undefined) await page.locator("main").getByText(site.name.ja).first().waitFor();
  else await page.locator("main h1").first().waitFor({ state: "attached" });
  await page.goBack();
  await expectAddress(page, "/zone1");
  await hubMap.waitFor();
}
