import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { waitForHydration } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";
import { waitForHidden } from "./steps/wait-for-hidden.ts";
import { openProphecy, readMainLine, openButton } from "./steps/prophecy-steps.ts";

test("one seal a night: it breaks under the thumb or by keyboard, the letter stays and can be sent on", async ({
  page,
  baseUrl,
  anotherPhone,
}) => {
  const mainLine = await openProphecy(page, baseUrl);
  await openAgain(page, baseUrl, mainLine);
  const shared = await send(page, baseUrl, mainLine);
  await openAsRecipient(await anotherPhone(), shared, mainLine);
  await useKeyboard(await anotherPhone({ reducedMotion: "reduce" }), baseUrl);
});

async function openAgain(page: Page, baseUrl: string, mainLine: string): Promise<void> {
  await page.goto(`${baseUrl}/lmp`);
  await expect.poll(() => readMainLine(page), "the letter of a night stays what it was").toBe(mainLine);
  await waitForHidden(openButton(page));
  const tryOn = page.getByRole("link", { name: "この色を試す" });
  await expect(tryOn).toHaveAttribute("href", /^\/virtual_tester\?s=lip-\d\d$/);
  await page.locator('td[aria-current="date"] a').waitFor();
}

async function send(page: Page, baseUrl: string, mainLine: string): Promise<string> {
  await page.getByRole("button", { name: "シェア" }).click();
  const channel = page.getByRole("link", { name: /X/ });
  const intent = new URL((await channel.getAttribute("href")) ?? "");
  const text = intent.searchParams.get("text") ?? decodeURIComponent(intent.href);
  assert.match(text, /(今日|今夜)の予言：/);
  assert.ok(text.includes(mainLine.slice(0, 8)));
  assert.match(text, /#唇の予言/);
  const [link] = text.match(/https?:\/\/\S+/) ?? [];
  assert.match(link ?? "", /\/lmp\?d=\d{8}&k=[0-9A-Z]{12}&cid=kz_lmp_x/);
  return `${baseUrl}/lmp${new URL(link ?? "").search}`;
}

async function openAsRecipient(page: Page, shared: string, mainLine: string): Promise<void> {
  const response = await page.goto(shared);
  const html = (await response?.text()) ?? "";
  assert.ok(html.includes("だれかの予言"), "who it belongs to is in what the server sends");
  assert.match(html, /<meta name="robots" content="noindex"/);
  await expect.poll(() => readMainLine(page)).toBe(mainLine);
  const picture = await page.locator('meta[property="og:image"]').getAttribute("content");
  assert.match(picture ?? "", /\/assets\/lmp\/ogp\/\d{8}-[0-9A-Z]{12}\?/);
  const ownProphecy = page.getByRole("link", { name: "自分の手紙を開ける" });
  const box = await ownProphecy.boundingBox();
  assert.ok(box && box.y + box.height <= 844, "the way to an own letter is under the thumb at once");
  await ownProphecy.click();
  await openButton(page).waitFor();
}

async function useKeyboard(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/lmp`);
  await waitForHydration(page);
  await openButton(page).focus();
  await page.keyboard.press("Enter");
  await readMainLine(page);
  await page.waitForFunction(() => document.activeElement?.querySelector("article h1") != null);
}
