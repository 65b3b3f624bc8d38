import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { standsAt, untilAlive } from "./harness/arrival.ts";
import { letPrizesWait, untilPublished } from "./harness/campaigns.ts";
import type { Journey } from "./harness/journey.ts";

export const journey: Journey = {
  name: "a door pressed without a line says so and opens when the line is back; one whose answer was lost is the same door",
  expects: [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/],
  async run({ page, baseUrl, zone, anotherPhone }) {
    await untilPublished(baseUrl, "half-open");
    await letPrizesWait(zone, "half-open", false);
    await withoutALine(page, baseUrl);
    await lostAnswer(await anotherPhone(), baseUrl);
  },
};

async function withoutALine(page: Page, baseUrl: string): Promise<void> {
  await standBefore(page, baseUrl);
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "開ける" }).tap();
  await page.locator('[data-entry="failed"]').waitFor();
  await page.getByRole("status").filter({ hasText: "開けられませんでした。圏外です。" }).waitFor();
  assert.ok(await page.getByLabel("十四項目を読み、同意します").isChecked(), "nothing that was said is lost");
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "開ける" }).tap();
  await standsAt(page, "/campaign/half-open/lose");
  assert.equal(await doors(page), 1);
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
  assert.equal(await doors(page), 1);
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
