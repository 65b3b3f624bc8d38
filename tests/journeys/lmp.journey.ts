import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { untilAlive } from "#test-support/arrival.ts";
import { expect, test } from "./fixtures/journey-test.ts";
import { untilGone } from "./steps/gone.ts";
import { breakTheSeal, firstLine, seal } from "./steps/letter-steps.ts";

test("one seal a night: it breaks under the thumb or by keyboard, the letter stays and can be sent on", async ({
  page,
  baseUrl,
  anotherPhone,
}) => {
  const kernel = await breakTheSeal(page, baseUrl);
  await comeBack(page, baseUrl, kernel);
  const shared = await send(page, baseUrl, kernel);
  await arriveAsAStranger(await anotherPhone(), shared, kernel);
  await goByKeyboard(await anotherPhone({ reducedMotion: "reduce" }), baseUrl);
});

async function comeBack(page: Page, baseUrl: string, kernel: string): Promise<void> {
  await page.goto(`${baseUrl}/lmp`);
  await expect.poll(() => firstLine(page), "the letter of a night stays what it was").toBe(kernel);
  await untilGone(seal(page));
  const tryOn = page.getByRole("link", { name: "この色を試す" });
  await expect(tryOn).toHaveAttribute("href", /^\/virtual_tester\?s=lip-\d\d$/);
  await page.locator('td[aria-current="date"] a').waitFor();
}

async function send(page: Page, baseUrl: string, kernel: string): Promise<string> {
  await page.getByRole("button", { name: "シェア" }).click();
  const way = page.getByRole("link", { name: /X/ });
  const intent = new URL((await way.getAttribute("href")) ?? "");
  const text = intent.searchParams.get("text") ?? decodeURIComponent(intent.href);
  assert.match(text, /(今日|今夜)の予言：/);
  assert.ok(text.includes(kernel.slice(0, 8)));
  assert.match(text, /#唇の予言/);
  const [link] = text.match(/https?:\/\/\S+/) ?? [];
  assert.match(link ?? "", /\/lmp\?d=\d{8}&k=[0-9A-Z]{12}&cid=kz_lmp_x/);
  return `${baseUrl}/lmp${new URL(link ?? "").search}`;
}

async function arriveAsAStranger(page: Page, shared: string, kernel: string): Promise<void> {
  const response = await page.goto(shared);
  const html = (await response?.text()) ?? "";
  assert.ok(html.includes("だれかの予言"), "who it belongs to is in what the server sends");
  assert.match(html, /<meta name="robots" content="noindex"/);
  await expect.poll(() => firstLine(page)).toBe(kernel);
  const picture = await page.locator('meta[property="og:image"]').getAttribute("content");
  assert.match(picture ?? "", /\/assets\/lmp\/ogp\/\d{8}-[0-9A-Z]{12}\?/);
  const own = page.getByRole("link", { name: "自分の封を切る" });
  const box = await own.boundingBox();
  assert.ok(box && box.y + box.height <= 844, "the way to an own letter is under the thumb at once");
  await own.click();
  await seal(page).waitFor();
}

async function goByKeyboard(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/lmp`);
  await untilAlive(page);
  await seal(page).focus();
  await page.keyboard.press("Enter");
  await firstLine(page);
  await page.waitForFunction(() => document.activeElement?.querySelector("article h1") != null);
}
