import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { waitForHydration } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";
import { lookIn } from "./steps/look-in.ts";

// What was thrown away answers 410; a page of ours is asked for without a network once.
test.use({ expectedErrors: /\b410\b|ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

test("a starting point is kept, a stranger opens its card and lays an own one over it; unknown and gone cards lead on", async ({
  page,
  baseUrl,
  anotherPhone,
}) => {
  const first = await saveMyResult(page, baseUrl, "first");
  const recipient = await anotherPhone();
  await openAsRecipient(recipient, first);
  const second = await saveMyResult(recipient, baseUrl, "second");
  await overlayCards(recipient, first, second);
  await appearsInZone(page, baseUrl, first);
  await openWithoutScript(await anotherPhone({ javaScriptEnabled: false }), first, second);
  await openOddAddresses(recipient, baseUrl, first);
  await deleteCard(page, baseUrl, first);
});

/** Three pictures, all of one side; then 「保存する」. Gives the address of the card. */
async function saveMyResult(page: Page, baseUrl: string, side: "first" | "second"): Promise<string> {
  await page.goto(`${baseUrl}/scan`);
  await waitForHydration(page);
  for (const step of [1, 2, 3]) {
    await page.getByText(`${step} / 3`).waitFor();
    await page.locator(`[data-answer="${side}"]`).click();
  }
  await page.getByRole("button", { name: "型を見る" }).click();
  await page.getByRole("button", { name: "ちがうと思う" }).waitFor();
  const buttons = await page.locator("main article button").allInnerTexts();
  assert.equal(buttons[0], "ちがうと思う", "doubt comes first");
  const code = side === "first" ? "REISUI" : "KIKA";
  for (const channel of [`personalmakeup?type=${code}`, `tips?f=type:${code}`, `review?type=${code}`, "hack"])
    await page.locator(`main a[href="/${channel}"]`).waitFor();
  const sent = page.waitForRequest(
    (request) => request.url().endsWith("/api/scan/results") && request.method() === "POST",
  );
  await page.getByRole("button", { name: "保存する" }).click();
  const body = (await sent).postDataJSON() as Record<string, unknown>;
  assert.deepEqual(Object.keys(body).toSorted(), ["a", "b", "c", "chosen", "mode", "referenceId", "runnerUp", "type"]);
  const card = page.getByRole("link", { name: "カードを開く" });
  await card.waitFor();
  const address = new URL((await card.getAttribute("href"))!, baseUrl).href;
  await wearSteps(page);
  return address;
}

/** The five steps open in the tester as one look: eyes, brow, cheek and lips. */
async function wearSteps(page: Page): Promise<void> {
  await page.getByRole("link", { name: "この顔で試す" }).click();
  await page.waitForURL(/\/virtual_tester\?look=1[\w-]+$/);
  const kinds = lookIn(page.url()).map(({ kind }) => kind);
  assert.ok(
    (["shadow", "brow", "blush", "lip"] as const).every((kind) => kinds.includes(kind)),
    kinds.join(),
  );
}

async function openAsRecipient(page: Page, card: string): Promise<void> {
  await page.goto(`${card}?cid=kz_scan_ln`);
  await page.getByRole("heading", { level: 1, name: /玲水/ }).waitFor();
  await page.getByText("だれかの出発点").waitFor();
  const picture = await page.locator('meta[property="og:image"]').getAttribute("content");
  assert.match(picture ?? "", /\/assets\/scan\/ogp\/REISUI-[0-2]\?v=/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await page.getByRole("link", { name: "自分の出発点を見る" }).click();
  await page.waitForURL("**/scan");
}

async function overlayCards(page: Page, first: string, second: string): Promise<void> {
  await page.goto(first);
  await page.getByRole("link", { name: "わたしの結果と重ねる" }).click();
  await page.waitForURL(`${first}?with=${idOf(second)}`);
  const main = page.locator("main");
  await expect(main).toContainText("玲水");
  await expect(main).toContainText("輝花");
  assert.doesNotMatch(await main.innerText(), /\d\s*[%％]/, "no measure of how well two fit");
}

/** Floor 2 hangs up one's own card; somebody who has none is invited. */
async function appearsInZone(page: Page, baseUrl: string, card: string): Promise<void> {
  await page.goto(`${baseUrl}/zone2`);
  const own = page.locator("[data-own-portrait]");
  await own.getByText("静かなまま、光を通す。").waitFor();
  await page.locator(`[data-own-portrait] a[href="${new URL(card).pathname}"]`).click();
  await page.waitForURL(card);
}

/** The overlay is a form with an address: any shared link does, as it was shared. */
async function openWithoutScript(page: Page, first: string, second: string): Promise<void> {
  await page.goto(first);
  const field = page.getByLabel("もうひとりの共有リンク");
  await field.fill("こんにちは");
  await page.getByRole("button", { name: "重ねる" }).click();
  await page.getByText("このリンクに結果の番号がありません").waitFor();
  await field.fill(`${second}?cid=kz_scan_x`);
  await page.getByRole("button", { name: "重ねる" }).click();
  await page.waitForURL(`${first}?with=${idOf(second)}`);
}

async function openOddAddresses(page: Page, baseUrl: string, first: string): Promise<void> {
  await page.goto(`${baseUrl}/scan/kika`);
  await expect(page, "another spelling leads to the one address").toHaveURL(
    ({ pathname }) => pathname === "/scan/KIKA",
  );
  await page.goto(`${baseUrl}/scan/KIKA/${idOf(first)}`);
  await expect(page, "the type of a result is the one it has").toHaveURL(first);
  await page.goto(`${baseUrl}/scan/NOBODY`);
  await expect(page).toHaveURL(({ pathname }) => pathname === "/scan");
  await page.goto(`${first}?lang=ko`);
  await page.locator('[lang="ko"]').getByText("내 출발점 보기").waitFor();
}

async function deleteCard(page: Page, baseUrl: string, first: string): Promise<void> {
  await page.goto(`${baseUrl}/scan`);
  await waitForHydration(page);
  const status = await page.evaluate(async (id) => {
    const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? "";
    const answer = await fetch(`/api/scan/results/${id}`, {
      method: "DELETE",
      headers: { "x-xsrf-token": decodeURIComponent(token), "idempotency-key": crypto.randomUUID() },
    });
    return answer.status;
  }, idOf(first));
  assert.equal(status, 200);
  // A card may be a few seconds old.
  await page.waitForTimeout(5_500);
  const answer = await page.goto(first);
  assert.equal(answer?.status(), 410);
  await page.getByText("期限が過ぎたか、作った人が消したため").waitFor();
  await page.getByRole("heading", { level: 1, name: /玲水/ }).waitFor();
}

const idOf = (card: string): string => new URL(card).pathname.split("/").at(-1)!;
