import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { isTitled, untilAlive } from "#test-support/arrival.ts";
import { expect, test } from "./fixtures/journey-test.ts";
import { untilGone } from "./steps/gone.ts";

// The second tab's vote is refused; a part of the page is lost on its way.
test.use({ expectedTroubles: /\b409\b|ERR_FAILED/ });

test("a vote is stamped once a day, the whole hall turns, and a stranger meets the poster", async ({
  page,
  baseUrl,
  anotherPhone,
}) => {
  await page.goto(`${baseUrl}/lmv`);
  await untilAlive(page);
  await expect(page.locator("#wall li")).toHaveCount(24);
  await page.locator("#wall a").nth(8).click();
  await page.getByRole("heading", { level: 1, name: "図書室の暖炉" }).waitFor();

  const tab = await page.context().newPage();
  await tab.goto(`${baseUrl}/lmv?m=06`);
  await untilAlive(tab);
  await tab.getByRole("button", { name: "捺す" }).waitFor();

  // A double tap is one vote.
  const stamp = page.getByRole("button", { name: "捺す" });
  await stamp.dblclick();
  await page.getByText("一票、受けとりました。").waitFor();
  const receipt = await page.locator("code").innerText();
  assert.match(receipt, /^[0-9a-f-]{36}$/);
  await page.getByRole("link", { name: "広間を見る" }).click();
  await page.getByText("広間じゅうが、『図書室の暖炉』を振り返っています。").waitFor();
  await expect(page.getByRole("img", { name: "あなたの唇" })).toHaveCount(1);

  // A tab that does not know yet is told for whom, not only that it is too late.
  await tab.getByRole("button", { name: "捺す" }).press("Enter");
  await tab.getByText("今日の一票は『図書室の暖炉』に捺してあります。").waitFor();
  await untilGone(tab.getByRole("button", { name: "捺す" }));
  await tab.close();

  await page.goto(`${baseUrl}/lmv?m=03`);
  await page.getByText("今日の一票は『図書室の暖炉』に捺してあります。").waitFor();
  await untilGone(page.getByRole("button", { name: "捺す" }));

  await wearIt(page);

  await losesAPart(await anotherPhone(), baseUrl);

  const stranger = await anotherPhone();
  await stranger.goto(`${baseUrl}/lmv/share/17`);
  await isTitled(stranger, "選ばれた怪物 | 怪物夜会");
  await untilAlive(stranger);
  await stranger.getByRole("link", { name: "この怪物に一票" }).click();
  // The new page takes the focus first, for those who hear it.
  await stranger.waitForFunction(() => document.activeElement?.id === "main");
  await stranger.getByRole("button", { name: "捺す" }).press("Enter");
  await stranger.getByText("「四万一匹め。あなたの名です。」").waitFor();

  await stranger.goto(`${baseUrl}/lmv/share/99`);
  await expect(stranger).toHaveURL(({ pathname }) => pathname === "/lmv");
  await stranger.goto(`${baseUrl}/lmv/share_vt/00000000-0000-4000-8000-000000000000`);
  assert.match(new URL(stranger.url()).pathname, /^\/lmv\/share\/\d\d$/);
});

/** A candidate leads into the tester, where its own colour is on. */
async function wearIt(page: Page): Promise<void> {
  await expect(page.locator("[data-stage-use]"), "of few runs no number is told").toHaveCount(0);
  await page.getByRole("link", { name: "この色を試す" }).click();
  await page.waitForURL(/\/virtual_tester\?s=lip-03$/);
  await page.getByText("終電のりんご飴").first().waitFor();
}

/** The line breaks between the vote and what is said after it: the receipt is there all the same. */
async function losesAPart(page: Page, baseUrl: string): Promise<void> {
  await page.route("**/build/counted-*.js", (route) => route.abort());
  await page.goto(`${baseUrl}/lmv?m=11`);
  await untilAlive(page);
  await page.getByRole("button", { name: "捺す" }).press("Enter");
  await page.getByText("一票、受けとりました。").waitFor();
  await expect(page.locator("code")).toHaveText(/^[0-9a-f-]{36}$/, { useInnerText: true });
  await page.getByRole("link", { name: "広間を見る" }).waitFor();
}
