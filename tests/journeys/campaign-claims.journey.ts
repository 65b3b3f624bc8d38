import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { expectAddress, waitForHydration } from "#test-support/page-checks.ts";
import { setPrizesDue, waitForCampaign } from "#test-support/campaigns.ts";
import { expect, test } from "./fixtures/journey-test.ts";
import { runCli } from "#test-support/run-cli.ts";
import { waitForHidden } from "./steps/wait-for-hidden.ts";

test("a prize by post asks for an address, reads it back once and keeps it to itself; a gift code stays covered until I ask", async ({
  page,
  baseUrl,
  hub,
  anotherPhone,
}) => {
  await waitForCampaign(baseUrl, "half-open");
  await waitForCampaign(baseUrl, "red-riddles", true);
  await setPrizesDue(hub, "half-open", false);
  await setPrizesDue(hub, "half-open", true, "mirror");
  await enterDraw(page, `${baseUrl}/campaign?c=half-open`);
  await expectAddress(page, "/campaign/half-open/win");
  await page.locator("[data-address=form]").waitFor();
  await expect(page.getByLabel(/^郵便番号/)).toHaveAttribute("autocomplete", "shipping postal-code");

  // Half of it: the first field to be mended has the focus.
  await page.getByLabel(/^お名前/).fill("夜野 灯");
  await page.getByRole("button", { name: "確かめる" }).click();
  await page.getByText("郵便番号を確認してください。").waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("postal");
  await paste(page, /^郵便番号/, "１５０－０００１");
  await page.getByLabel(/^都道府県/).selectOption("東京都");
  await page.getByLabel(/^市区町村/).fill("渋谷区");
  await page.getByLabel(/^町名と番地/).fill("神宮前0-0-0");
  await paste(page, /^電話番号/, "03-0000-0000");
  await page.getByRole("button", { name: "確かめる" }).click();
  await page.locator("[data-slip]").getByText("〒150-0001").waitFor();
  await page.getByRole("button", { name: "書き直す" }).click();
  await page.getByLabel(/^市区町村/).fill("港区");
  await page.getByRole("button", { name: "確かめる" }).click();
  await page.locator("[data-slip]").getByText("東京都港区神宮前0-0-0").waitFor();
  await page.getByRole("button", { name: "この届け先で受け取る" }).click();
  await page.locator("[data-address=kept]").waitFor();
  await waitForHidden(page.getByText(/港区|夜野/));
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }).includes("港区"))).toBe(false);
  await page.reload();
  await page.getByText(/お届け先をお預かりしました/).waitFor();

  assert.match(
    await runCli(hub, "draws", "addresses", "half-open", "--dry-run"),
    /^1 addresses would be handed on, 0 cannot/,
  );
  const gift = await anotherPhone();
  await setPrizesDue(hub, "red-riddles", true);
  await enterDraw(gift, `${baseUrl}/campaign?c=red-riddles`, ["真夜中の町", "二十四体", "八つ"]);
  await expectAddress(gift, "/campaign/red-riddles/win");
  await gift.getByRole("button", { name: "引きかえの番号を受け取る" }).click();
  await gift.getByRole("button", { name: "番号を見る" }).waitFor();
  await waitForHidden(gift.locator("[data-gift]"));
  await gift.getByRole("button", { name: "番号を見る" }).click();
  const code = await gift.locator("[data-gift]").innerText();
  assert.match(code, /^MIHON-\d{4}$/);
  await gift.reload();
  await gift.getByRole("button", { name: "番号を見る" }).click();
  await expect(gift.locator("[data-gift]")).toHaveText(code, { useInnerText: true });
});

/** As a phone's clipboard does it: all at once. */
async function paste(page: Page, label: RegExp, text: string): Promise<void> {
  await page.getByLabel(label).focus();
  await page.keyboard.insertText(text);
}

async function enterDraw(page: Page, address: string, answers: readonly string[] = []): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
  await page.locator("#entry").scrollIntoViewIfNeeded();
  await page.locator("[data-entry]").waitFor();
  for (const answer of answers) await page.getByLabel(answer, { exact: true }).check();
  await page.getByLabel("日本国内に住んでいます").check();
  await page.getByLabel("年齢").selectOption("18");
  await page.getByLabel("十四項目を読み、同意します").check();
  await page.getByRole("button", { name: "応募する" }).click();
}
