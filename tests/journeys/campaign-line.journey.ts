import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { standsAt, untilAlive } from "#test-support/arrival.ts";
import { letPrizesWait, untilPublished } from "#test-support/campaigns.ts";
import { expect, test } from "./fixtures/journey-test.ts";

test.use({ serviceWorkers: "allow", expectedTroubles: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

test("a door pressed without a line says so and opens when the line is back; one whose answer was lost is the same door", async ({
  page,
  baseUrl,
  zone,
  anotherPhone,
}) => {
  await untilPublished(baseUrl, "half-open");
  await letPrizesWait(zone, "half-open", false);
  await withoutALine(page, baseUrl);
  await lostAnswer(await anotherPhone(), baseUrl);
});

async function withoutALine(page: Page, baseUrl: string): Promise<void> {
  await standBefore(page, baseUrl);
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "開ける" }).tap();
  await page.locator('[data-entry="failed"]').waitFor();
  await page.getByRole("status").filter({ hasText: "開けられませんでした。圏外です。" }).waitFor();
  await expect(page.getByLabel("十四項目を読み、同意します"), "nothing that was said is lost").toBeChecked();
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "開ける" }).tap();
  await standsAt(page, "/campaign/half-open/lose");
  await expect.poll(() => doors(page)).toBe(1);
}

/** The door is opened and stored; only its answer never comes. */
async function lostAnswer(page: Page, baseUrl: string): Promise<void> {
  let lost = 0;
  await page.route("**/api/campaign/half-open/entries", async (route) => {
    if (lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    await route.abort();
  });
  await standBefore(page, baseUrl);
  await page.getByRole("button", { name: "開ける" }).tap();
  await page.locator('[data-entry="failed"]').waitFor();
  await page.getByRole("button", { name: "開ける" }).tap();
  await standsAt(page, "/campaign/half-open/lose");
  assert.equal(lost, 1);
  await expect.poll(() => doors(page)).toBe(1);
}

async function standBefore(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/campaign?c=half-open`);
  await untilAlive(page);
  await page.locator("#entry").scrollIntoViewIfNeeded();
  await page.getByLabel("日本国内に住んでいます").check();
  await page.getByLabel("年齢").selectOption("18");
  await page.getByLabel("十四項目を読み、同意します").check();
}

function doors(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const mine = await fetch("/api/campaign/half-open/mine");
    return ((await mine.json()) as { doors: unknown[] }).doors.length;
  });
}
