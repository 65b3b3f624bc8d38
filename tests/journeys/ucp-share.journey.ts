import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { expectNoAxeIssues } from "./steps/axe.ts";
import { hasNoSidewaysScroll } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";
import { runCli } from "#test-support/run-cli.ts";

/** The goldfish bowl of the demonstration. */
const id = "00000000-0000-4000-8000-000000acc001";

test.use({ expectedErrors: /404/ });

test("a stranger sees the finished painting before any script, then stroke by stroke; one button leads to a paper of one's own; the wall is panned and zoomed", async ({
  page,
  baseUrl,
  hub,
  anotherPhone,
}) => {
  await withoutAScript(await anotherPhone({ javaScriptEnabled: false }), baseUrl);
  await page.goto(`${baseUrl}/ucp-share?a=${id}&cid=kz_ucp_x`);
  const frame = page.locator("figure[data-shown]");
  const count = await frame.locator("svg > g").count();
  assert.ok(count > 10);
  const card = await page.locator('meta[property="og:image"]').getAttribute("content");
  assert.match(card ?? "", new RegExp(`/assets/ucp/ogp/${id}`));
  await page.locator("figure[data-ready]").waitFor();
  // By itself it plays once, from the first stroke.
  await page.locator("figure[data-playing]").waitFor();
  await page.getByRole("button", { name: "止める" }).tap();
  await page.locator("figure:not([data-playing])").waitFor();
  await page.getByRole("slider", { name: "何筆めまで見るか" }).fill("3");
  await page.getByText(/^3／\d+筆$/).waitFor();
  await expect(frame.locator('svg > g[visibility="visible"]')).toHaveCount(3);
  await page.getByRole("slider", { name: "何筆めまで見るか" }).fill("0");
  await page.getByRole("button", { name: "ひと筆ずつ見る" }).tap();
  await page.getByText(/^[1-9]\d*／\d+筆$/).waitFor();
  await expect.poll(() => hasNoSidewaysScroll(page)).toBeTruthy();
  await expectNoAxeIssues(page);

  await page.getByRole("button", { name: "この絵を報告する" }).tap();
  await page.getByText("これは編集部が作った見本の絵です。").waitFor();
  await page.getByRole("button", { name: "報告する", exact: true }).tap();
  await page.getByText("報告を受け取りました。").waitFor();
  assert.match(await runCli(hub, "moderate", "list"), /a sample of content\/paintings\/tiles, 1 reports: person/);
  await page.getByRole("button", { name: "閉じる" }).tap();

  await page.getByRole("link", { name: "わたしも一枚描く" }).tap();
  await page.locator("#ucp-easel").waitFor();
  await panAndZoom(page);

  await page.goto(`${baseUrl}/ucp-share?a=00000000-0000-4000-8000-00000000dead`);
  await page.getByText("この一枚は、いまは見られません。").waitFor();
  await page.locator("[data-tile]").first().waitFor();
});

async function withoutAScript(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/ucp-share?a=${id}`);
  await page.getByRole("img", { name: /生成りの紙に、\d+筆。/ }).waitFor();
  await page.getByText("見本の一枚").waitFor();
  await page.goto(`${baseUrl}/ucp`);
  const first = await page.locator("[data-tile]").first().getAttribute("data-tile");
  await page.getByRole("link", { name: "もっと見る" }).click();
  await page.waitForURL(/\?b=/);
  await expect(page.locator("[data-tile]").first()).not.toHaveAttribute("data-tile", first ?? "");
}

async function panAndZoom(page: Page): Promise<void> {
  const mural = page.locator('[data-panels="1"] [role="application"][data-ready]');
  await mural.scrollIntoViewIfNeeded();
  await mural.focus();
  await page.keyboard.press("ArrowRight");
  const open = page.getByRole("link", { name: "この一枚を見る" });
  await open.waitFor();
  const first = await open.getAttribute("href");
  await page.keyboard.press("ArrowRight");
  await page.waitForFunction((href) => document.getElementById("ucp-open-tile")?.getAttribute("href") !== href, first);
  await page.locator("[data-panels] [data-near]").waitFor();
  await page.getByRole("button", { name: "全体" }).tap();
  await page.locator("[data-panels] [role=application]:not([data-near])").waitFor();
  await page
    .getByRole("button", { name: "もっと見る" })
    .or(page.getByRole("link", { name: "もっと見る" }))
    .tap();
  await page.locator("[data-tile]").nth(12).waitFor();
}
