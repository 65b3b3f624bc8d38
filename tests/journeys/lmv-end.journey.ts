import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { hasNoAxeFaults } from "./steps/axe.ts";
import { fitsItsWidth, untilAlive } from "#test-support/arrival.ts";
import { expect, test } from "./fixtures/journey-test.ts";
import { zoneAt } from "#test-support/zone-at.ts";
import { untilGone } from "./steps/gone.ts";

const sealed = "2026-12-19T20:00:00+09:00";
const over = "2026-12-20T22:10:00+09:00";
const keys = { SECRETS: "s".repeat(43) };

const handheld =
  "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";

// A browser without a face is set aside by the count, as it should be.
test.use({ userAgent: handheld });

test("under the seal I vote and nobody is told a place; after the end I find my own receipt in the published list", async ({
  page,
  ownZone,
}) => {
  const zone = await ownZone({ ...zoneAt(sealed), ...keys });
  await page.context().clock.setSystemTime(sealed);
  await voteUnderTheSeal(page, zone.url);
  const later = await ownZone({ ...zoneAt(over), ...keys, DATABASE_URL: zone.databaseUrl });
  await zone.stop();
  await page.context().clock.setSystemTime(over);
  await readTheResults(page, later.url);
});

async function voteUnderTheSeal(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/lmv`);
  await untilAlive(page);
  await page.getByText("封印の48時間。").waitFor();
  const board = page.locator("section[data-sealed]");
  await board.scrollIntoViewIfNeeded();
  await board.getByText("12月18日（金） 22:00から、順位を伏せています。").waitFor();
  await expect(board.locator("[data-share]")).toHaveCount(0);
  await page.goto(`${url}/lmv?m=14`);
  await untilAlive(page);
  await page.getByRole("button", { name: "捺す" }).press("Enter");
  await page.getByText("一票、受けとりました。").waitFor();
}

async function readTheResults(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/lmv?m=03`);
  await untilAlive(page);
  await page.getByText("投票は終わりました。").waitFor();
  await untilGone(page.getByRole("button", { name: "捺す" }));
  await page.goto(`${url}/lmv`);
  await untilAlive(page);
  await page.getByText("投票は終わりました。結果が出ています。").waitFor();
  await page.getByRole("heading", { name: "結果", exact: true }).scrollIntoViewIfNeeded();
  await page.getByText("一章がふえるのは").waitFor();
  const share = page.locator("dl > div", { hasText: "投票率" });
  await expect(share).toHaveText(/100%/, { useInnerText: true });
  await page.getByRole("button", { name: "一覧で探す" }).click();
  await page.getByText("ありました。数えられています。").waitFor();
  const file = await (await fetch(`${url}/api/lmv/receipts`)).text();
  assert.match(file, /^sha256_of_receipt,day_in_japan,monster\n[0-9a-f]{64},2026-12-19,14\n$/);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => fitsItsWidth(page)).toBeTruthy();
  await hasNoAxeFaults(page);
  // The prize: its chapter.
  await page.getByRole("link", { name: "その一章を読む" }).click();
  await page.getByRole("heading", { name: "はじめて欠ける夜" }).waitFor();
}
