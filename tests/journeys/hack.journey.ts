import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { formatHackKey } from "#app/sites/hack/rules/hack-key.ts";
import { loseConnection, waitForHydration } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";
import { lookIn } from "./steps/look-in.ts";

// Without a line for a while, and once over to where one shares.
test.use({
  serviceWorkers: "allow",
  expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|foreign: https:\/\/twitter\.com\/intent/,
});

test("three answers deal five rules to tear; what is kept is in the book, and a stranger sees it first", async ({
  page,
  baseUrl,
  anotherPhone,
}) => {
  await ripTodaysRule(page, baseUrl);
  await answer(page, baseUrl);
  await finishDeck(page);
  const shared = await shareTheResult(page, baseUrl);
  await openSavedHacks(page, baseUrl);
  await ranksInTips(page, baseUrl);
  const recipient = await anotherPhone();
  await openAsRecipient(recipient, shared);
  await wearColour(recipient, baseUrl);
  await openWithoutScript(await anotherPhone({ javaScriptEnabled: false }), baseUrl);
  await openWithInvalidKey(page, baseUrl);
});

async function ripTodaysRule(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/hack`);
  await waitForHydration(page);
  const see = page.getByRole("link", { name: "この技を見る" });
  await expect(see, "nothing of the hack is reached before its rule is torn").toBeHidden();
  await ripAcross(page);
  await see.waitFor();
}

/** A thumb from the left edge of the sheet to the right one. */
async function ripAcross(page: Page): Promise<void> {
  const sheet = page.locator("svg[data-ready]:has([data-flap])");
  const box = await sheet.boundingBox();
  assert.ok(box);
  await page.mouse.move(box.x + 20, box.y + box.height / 2);
  await page.mouse.down();
  const right = Math.min(box.x + box.width, 390) - 12;
  for (let x = box.x + 20; x < right; x += 12) await page.mouse.move(x, box.y + box.height / 2 + Math.sin(x / 40) * 12);
  await page.mouse.up();
}

async function answer(page: Page, baseUrl: string): Promise<void> {
  await page.getByRole("link", { name: "雨と湿気" }).click();
  await page.getByRole("link", { name: "5分", exact: true }).click();
  await page.getByRole("checkbox", { name: "バーム" }).check();
  await page.getByRole("checkbox", { name: "綿棒・ティッシュ" }).check();
  await page.getByRole("button", { name: "五枚めくる" }).click();
  await page.waitForURL(`${baseUrl}/hack?*n=1*`);
  await expect(page, "the answers are in the address").toHaveURL(/w=rain&m=5&balm=1&swab=1&n=1$/);
}

async function finishDeck(page: Page): Promise<void> {
  await waitForHydration(page);
  const place = page.getByRole("heading", { level: 1 });
  // The deck came without a page load: its hand is fetched when it is dealt.
  await page.locator("[data-follows]").waitFor();
  // From here on the network is gone: the deck is dealt, and its cards turn all the same.
  await loseConnection(page);
  await ripAcross(page);
  await page.locator("[data-swipes][data-follows]").waitFor();
  const card = await page.locator("article").boundingBox();
  assert.ok(card);
  await page.mouse.move(card.x + 100, card.y + 40);
  await page.mouse.down();
  for (let i = 1; i <= 12; i += 1) await page.mouse.move(card.x + 100 + i * 12, card.y + 40);
  await page.mouse.up();
  await place.filter({ hasText: "2枚目" }).waitFor();
  await expect(page, "what was drawn to the right is kept").toHaveURL(/&k=\d+$/);
  await page.keyboard.press("ArrowLeft");
  await place.filter({ hasText: "3枚目" }).waitFor();
  await page.goBack();
  await place.filter({ hasText: "2枚目" }).waitFor();
  await page.keyboard.press("ArrowLeft");
  await place.filter({ hasText: "3枚目" }).waitFor();
  await page.keyboard.press("ArrowLeft");
  await place.filter({ hasText: "4枚目" }).waitFor();
  await page.context().setOffline(false);
  await page.locator('[data-choice="skip"]').click();
  await place.filter({ hasText: "5枚目" }).waitFor();
  await page.getByRole("button", { name: "破る" }).click();
  await page.locator('[data-choice="keep"]').click();
  await page.getByText("今日のハック").waitFor();
  await page.getByText("ハック帳に入りました。").waitFor();
}

async function shareTheResult(page: Page, baseUrl: string): Promise<string> {
  const counted = page.waitForRequest(
    (request) => request.url().endsWith("/api/events") && (request.postData() ?? "").includes('"hack_result_share"'),
  );
  // Nobody leaves the zone in a test.
  await page.context().route(/^https:\/\/(twitter|x)\.com\//, (route) => route.fulfill({ body: "posted" }));
  const card = page.waitForResponse((sent) => sent.url().includes("/assets/hack/ogp/"));
  await page.getByRole("button", { name: "シェア" }).click();
  assert.ok((await card).ok());
  await page.getByRole("button", { name: "画像を保存" }).waitFor();
  const channel = page.getByRole("link", { name: /X/ });
  const intent = new URL((await channel.getAttribute("href")) ?? "");
  const text = intent.searchParams.get("text") ?? decodeURIComponent(intent.href);
  assert.match(text, /5分で|1分で|3分で/);
  assert.match(text, /#メイクハック/);
  const [opened] = await Promise.all([page.context().waitForEvent("page"), channel.click()]);
  await opened.close();
  await counted;
  const [link] = text.match(/https?:\/\/\S+/) ?? [];
  assert.match(link ?? "", /\/hack\?r=[0-9A-Z]+&cid=kz_hack_x/);
  return `${baseUrl}/hack${new URL(link ?? "").search}`;
}

/** What was kept stands on the start of the search, with how many kept it. */
async function ranksInTips(page: Page, baseUrl: string): Promise<void> {
  const savedHack = page.locator('section[aria-labelledby="kept-title"]');
  await page.goto(`${baseUrl}/tips`);
  // A page that somebody saw before is up to a minute old.
  for (let tries = 0; tries < 14 && (await savedHack.count()) === 0; tries += 1) {
    await page.waitForTimeout(5_000);
    await page.reload();
  }
  await savedHack
    .locator('a[href^="/hack?r="]', { hasText: /\d+人の帳に/ })
    .first()
    .waitFor();
  await savedHack.getByText(/^ハック帳を持つ\d+人の/).waitFor();
}

async function openSavedHacks(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/hack?book=1`);
  const savedCards = page.locator("main li").filter({ has: page.getByRole("button") });
  await savedCards.first().waitFor();
  await expect(savedCards, "both that were kept, once each").toHaveCount(2);
  await savedCards.first().getByRole("button").click();
  await page.getByRole("button", { name: "戻す" }).waitFor();
  await expect(savedCards).toHaveCount(1);
  await page.getByRole("button", { name: "戻す" }).click();
  await savedCards.nth(1).waitFor();
}

async function openAsRecipient(page: Page, shared: string): Promise<void> {
  const response = await page.goto(shared);
  const html = (await response?.text()) ?? "";
  assert.ok(html.includes("<animate"), "the loop is in what the server sends");
  assert.ok(html.includes("だれかの今日のハック"));
  await page.getByRole("button", { name: "ハック帳に入れる" }).waitFor();
  await page.getByRole("link", { name: "自分の困りごとで引く" }).click();
  await page.getByRole("heading", { name: "今日の困りごとは？" }).waitFor();
}

/** A hack that puts a colour on opens with it in the tester; one that only combs a brow has nothing to try. */
async function wearColour(page: Page, baseUrl: string): Promise<void> {
  const wear = page.getByRole("link", { name: "この色を顔で試す" });
  await page.goto(`${baseUrl}/hack?r=${formatHackKey([17])}`);
  await page.getByRole("heading", { level: 1, name: "描かずに、眉頭を起こす" }).waitFor();
  await expect(wear).toHaveCount(0);
  await page.goto(`${baseUrl}/hack?r=${formatHackKey([41])}`);
  await wear.click();
  await page.waitForURL(/\/virtual_tester\?look=1[\w-]+$/);
  assert.deepEqual(
    lookIn(page.url()).map(({ kind }) => kind),
    ["lip"],
  );
}

async function openWithoutScript(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/hack`);
  await page.getByRole("link", { name: "眉がそろわない" }).click();
  await page.getByRole("link", { name: "1分", exact: true }).click();
  await page.getByRole("button", { name: "五枚めくる" }).click();
  for (let i = 0; i < 5; i += 1) await page.locator(`[data-choice="${i === 1 ? "keep" : "skip"}"]`).click();
  await page.getByText("今日のハック").waitFor();
  await expect(page.locator("main ol > li")).toHaveCount(3);
}

async function openWithInvalidKey(page: Page, baseUrl: string): Promise<void> {
  for (const key of ["1H4", "x".repeat(400), "%3Cscript%3E"]) {
    const response = await page.goto(`${baseUrl}/hack?r=${key}`);
    assert.equal(response?.status(), 200);
    await page.getByRole("heading", { name: "今日の困りごとは？" }).waitFor();
  }
  await page.getByText("このリンクの技は見つかりませんでした。").waitFor();
}
