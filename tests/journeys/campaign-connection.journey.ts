import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { expectAddress, loseConnection, waitForHydration } from "#test-support/page-checks.ts";
import { setPrizesDue, waitForCampaign } from "#test-support/campaigns.ts";
import { expect, test } from "./fixtures/journey-test.ts";

test.use({ serviceWorkers: "allow", expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

test("a door pressed without a line says so and opens when the line is back; one whose answer was lost is the same door", async ({
  page,
  baseUrl,
  hub,
  anotherPhone,
}) => {
  await waitForCampaign(baseUrl, "half-open");
  await setPrizesDue(hub, "half-open", false);
  await whileOffline(page, baseUrl);
  await afterLostResponse(await anotherPhone(), baseUrl);
});

async function whileOffline(page: Page, baseUrl: string): Promise<void> {
  await openEntryForm(page, baseUrl);
  await loseConnection(page);
  await page.getByRole("button", { name: "応募する" }).tap();
  await page.locator('[data-entry="failed"]').waitFor();
  await page.getByRole("status").filter({ hasText: "開けられませんでした。圏外です。" }).waitFor();
  await expect(page.getByLabel("十四項目を読み、同意します"), "nothing that was said is lost").toBeChecked();
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "応募する" }).tap();
  await expectAddress(page, "/campaign/half-open/lose");
  await expect.poll(() => entryButtons(page)).toBe(1);
}

/** The door is opened and stored; only its answer never comes. */
async function afterLostResponse(page: Page, baseUrl: string): Promise<void> {
  let lostEntry = 0;
  await page.route("**/api/campaign/half-open/entries", async (route) => {
    if (lostEntry > 0) return route.continue();
    lostEntry += 1;
    await route.fetch();
    await route.abort();
  });
  await openEntryForm(page, baseUrl);
  await page.getByRole("button", { name: "応募する" }).tap();
  await page.locator('[data-entry="failed"]').waitFor();
  await page.getByRole("button", { name: "応募する" }).tap();
  await expectAddress(page, "/campaign/half-open/lose");
  assert.equal(lostEntry, 1);
  await expect.poll(() => entryButtons(page)).toBe(1);
}

async function openEntryForm(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/campaign?c=half-open`);
  await waitForHydration(page);
  await page.locator("#entry").scrollIntoViewIfNeeded();
  await page.getByLabel("日本国内に住んでいます").check();
  await page.getByLabel("年齢").selectOption("18");
  await page.getByLabel("十四項目を読み、同意します").check();
}

function entryButtons(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const myEntry = await fetch("/api/campaign/half-open/mine");
    return ((await myEntry.json()) as { doors: unknown[] }).doors.length;
  });
}
