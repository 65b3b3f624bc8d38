import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { expectTitle, waitForHydration } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";
import { waitForHidden } from "./steps/wait-for-hidden.ts";

// The second tab's vote is refused; a part of the page is lost on its way.
test.use({ expectedErrors: /\b409\b|ERR_FAILED/ });

test("a vote is stamped once a day, the whole hall turns, and a stranger meets the poster", async ({
  page,
  baseUrl,
  anotherPhone,
}) => {
  await page.goto(`${baseUrl}/lmv`);
  await waitForHydration(page);
  await expect(page.locator("#wall li")).toHaveCount(24);
  await page.locator("#wall a").nth(8).click();
  await page.getByRole("heading", { level: 1, name: "図書室の暖炉" }).waitFor();

  const tab = await page.context().newPage();
  await tab.goto(`${baseUrl}/lmv?m=06`);
  await waitForHydration(tab);
  await tab.getByRole("button", { name: "投票する" }).waitFor();

  // A double tap is one vote.
  const voteButton = page.getByRole("button", { name: "投票する" });
  await voteButton.dblclick();
  await page.getByText("一票、受け取りました。").waitFor();
  const receipt = await page.locator("code").innerText();
  assert.match(receipt, /^[0-9a-f-]{36}$/);
  await page.getByRole("link", { name: "投票のページへ" }).click();
  await page.getByText("広間じゅうが、『図書室の暖炉』を振り返っています。").waitFor();
  await expect(page.getByRole("img", { name: "あなたの唇" })).toHaveCount(1);

  // A tab that does not know yet is told for whom, not only that it is too late.
  await tab.getByRole("button", { name: "投票する" }).press("Enter");
  await tab.getByText("今日の一票は『図書室の暖炉』に捺してあります。").waitFor();
  await waitForHidden(tab.getByRole("button", { name: "投票する" }));
  await tab.close();

  await page.goto(`${baseUrl}/lmv?m=03`);
  await page.getByText("今日の一票は『図書室の暖炉』に捺してあります。").waitFor();
  await waitForHidden(page.getByRole("button", { name: "投票する" }));

  await tryMakeup(page);

  await failsToLoadPart(await anotherPhone(), baseUrl);

  const recipient = await anotherPhone();
  await recipient.goto(`${baseUrl}/lmv/share/17`);
  await expectTitle(recipient, "選ばれた怪物 | 怪物夜会");
  await waitForHydration(recipient);
  await recipient.getByRole("link", { name: "この怪物に一票" }).click();
  // The new page takes the focus first, for those who hear it.
  await recipient.waitForFunction(() => document.activeElement?.id === "main");
  await recipient.getByRole("button", { name: "投票する" }).press("Enter");
  await recipient.getByText("「四千二百一匹め。あなたの名です。」").waitFor();

  await recipient.goto(`${baseUrl}/lmv/share/99`);
  await expect(recipient).toHaveURL(({ pathname }) => pathname === "/lmv");
  await recipient.goto(`${baseUrl}/lmv/share_vt/00000000-0000-4000-8000-000000000000`);
  assert.match(new URL(recipient.url()).pathname, /^\/lmv\/share\/\d\d$/);
});

/** A candidate leads into the tester, where its own colour is on. */
async function tryMakeup(page: Page): Promise<void> {
  await expect(page.locator("[data-stage-use]"), "of few runs no number is told").toHaveCount(0);
  await page.getByRole("link", { name: "この色を試す" }).click();
  await page.waitForURL(/\/virtual_tester\?s=lip-03$/);
  await page.getByText("終電のりんご飴").first().waitFor();
}

/** The line breaks between the vote and what is said after it: the receipt is there all the same. */
async function failsToLoadPart(page: Page, baseUrl: string): Promise<void> {
  await page.route("**/build/receipt-card-*.js", (route) => route.abort());
  await page.goto(`${baseUrl}/lmv?m=11`);
  await waitForHydration(page);
  await page.getByRole("button", { name: "投票する" }).press("Enter");
  await page.getByText("一票、受け取りました。").waitFor();
  await expect(page.locator("code")).toHaveText(/^[0-9a-f-]{36}$/, { useInnerText: true });
  await page.getByRole("link", { name: "投票のページへ" }).waitFor();
}
