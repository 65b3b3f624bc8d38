import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { expectNoAxeIssues } from "./steps/axe.ts";
import { hasNoSidewaysScroll, waitForHydration } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";
import { hubClockEnv } from "#test-support/hub-clock-env.ts";
import { waitForHidden } from "./steps/wait-for-hidden.ts";

const blackoutClock = "2026-12-19T20:00:00+09:00";
const endedClock = "2026-12-20T22:10:00+09:00";
const keys = { SECRETS: "s".repeat(43) };

const phoneOptions =
  "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";

// A browser without a face is set aside by the count, as it should be.
test.use({ userAgent: phoneOptions });

test("under the seal I vote and nobody is told a place; after the end I find my own receipt in the published list", async ({
  page,
  ownHub,
}) => {
  const hub = await ownHub({ ...hubClockEnv(blackoutClock), ...keys });
  await page.context().clock.setSystemTime(blackoutClock);
  await voteDuringBlackout(page, hub.url);
  const endedHub = await ownHub({ ...hubClockEnv(endedClock), ...keys, DATABASE_URL: hub.databaseUrl });
  await hub.stop();
  await page.context().clock.setSystemTime(endedClock);
  await viewResults(page, endedHub.url);
});

async function voteDuringBlackout(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/lmv`);
  await waitForHydration(page);
  await page.getByText("封印の48時間。").waitFor();
  const leaderboard = page.locator("section[data-blackout]");
  await leaderboard.scrollIntoViewIfNeeded();
  await leaderboard.getByText("12月18日（金） 22:00から、順位を伏せています。").waitFor();
  await expect(leaderboard.locator("[data-share]")).toHaveCount(0);
  await page.goto(`${url}/lmv?m=14`);
  await waitForHydration(page);
  await page.getByRole("button", { name: "投票する" }).press("Enter");
  await page.getByText("一票、受け取りました。").waitFor();
}

async function viewResults(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/lmv?m=03`);
  await waitForHydration(page);
  await page.getByText("投票は終わりました。").waitFor();
  await waitForHidden(page.getByRole("button", { name: "投票する" }));
  await page.goto(`${url}/lmv`);
  await waitForHydration(page);
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
  await expect.poll(() => hasNoSidewaysScroll(page)).toBeTruthy();
  await expectNoAxeIssues(page);
  // The prize: its chapter.
  await page.getByRole("link", { name: "その一章を読む" }).click();
  await page.getByRole("heading", { name: "はじめて欠ける夜" }).waitFor();
}
