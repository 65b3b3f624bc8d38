import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hasNoSidewaysScroll, waitForHydration } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";
import { expectNoAxeIssues } from "./steps/axe.ts";

test("from a product one tap leads to where it is bought: online, over a counter, by a card", async ({ page, hub }) => {
  await page.goto(`${hub.url}/all-products?p=lip-10`);
  await waitForHydration(page);
  const sheet = page.getByRole("dialog", { name: "雨天決行のパレード" });
  const button = sheet.getByRole("link", { name: "買えるところ" });
  await expect(button, "it stays in sight while the sheet is read").toBeInViewport();
  await sheet.evaluate((element) => element.scrollTo(0, 600));
  await expect(button).toBeInViewport();
  await button.tap();

  await expect(page.getByRole("heading", { level: 1, name: "買えるところ" })).toBeVisible();
  await expect(page).toHaveURL(/\/shops\?c=l10$/);
  const online = page.getByRole("link", { name: "オンラインショップで見る、雨天決行のパレード" });
  await expect(online).toHaveAttribute("target", "_blank");
  await expect(online).toHaveAttribute("href", "http://shop.test/lip/10?cid=kz_prod");
  assert.ok(await hasNoSidewaysScroll(page));
  await expectNoAxeIssues(page);
});

test("shops are told by prefecture, open or closed by the clock of Japan, and the prefecture is remembered", async ({
  page,
  ownHub,
  adjustableClock,
}) => {
  adjustableClock.setTo(new Date("2026-11-27T19:30:00+09:00"));
  const hub = await ownHub(adjustableClock.env);
  await page.goto(`${hub.url}/shops?c=l10`);
  await waitForHydration(page);
  await page.getByLabel("都道府県").selectOption("東京都");
  await page.getByRole("button", { name: "お店を見る" }).tap();
  await page.waitForURL(/in=tokyo/);
  const shop = page.getByRole("listitem").filter({ hasText: "（見本）丸の内カウンター" });
  await expect(shop).toContainText("営業中（21:00まで）");
  await expect(shop).toContainText("10:00–21:00");
  await expect(page.getByText("いまのお店はすべて見本です。実在しません。")).toBeVisible();
  await expect(page.getByText("在庫はお店にお尋ねください。"), "without a stock file nobody guesses").toBeVisible();
  await expectNoAxeIssues(page);

  // Another product, another day: the prefecture is there already, and the shop is closed by now.
  adjustableClock.setTo(new Date("2026-11-27T23:10:00+09:00"));
  await page.goto(`${hub.url}/shops?c=l02`);
  await page.waitForURL(/c=l02&in=tokyo/);
  await expect(shop).toContainText("営業時間外（次は明日10:00から）");

  // A prefecture without a shop names those of its region.
  await page.goto(`${hub.url}/shops?in=shiga`);
  await expect(page.getByText("滋賀県に登録されたお店はありません。")).toBeVisible();
  await expect(page.getByRole("heading", { name: "（見本）梅田カウンター" })).toBeVisible();
});

test("a stock file says what a counter has, and when that was read", async ({ page, ownHub, adjustableClock }) => {
  const folder = mkdtempSync(join(tmpdir(), "stock-"));
  const file = join(folder, "stock.json");
  adjustableClock.setTo(new Date("2026-11-27T12:00:00+09:00"));
  const stock = [{ shopId: "sample-marunouchi", productId: "lip-10", state: "few" }];
  writeFileSync(file, JSON.stringify({ readAt: "2026-11-27T11:30:00+09:00", stock }));
  try {
    const hub = await ownHub({ ...adjustableClock.env, STOCK_FILE: file });
    await page.goto(`${hub.url}/shops?c=l10l02&in=tokyo`);
    const shop = page.getByRole("listitem").filter({ hasText: "（見本）丸の内カウンター" });
    await expect(shop).toContainText("在庫 残り少し");
    await expect(shop).toContainText("在庫 わかりません");
    await expect(page.getByText("在庫は2026-11-27 11:30に読んだものです。")).toBeVisible();
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("a card is written and taken along on the device alone; nothing but codes is in its address", async ({
  page,
  hub,
}) => {
  await page.goto(`${hub.url}/shops?c=l10s108m01`);
  await waitForHydration(page);
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  await page.getByText("印とメモを書く").tap();
  await page.getByLabel("雨天決行のパレードの印").selectOption("試した");
  await page.getByLabel("雨天決行のパレードのメモ").fill("昼は朱、夜は深い赤");
  const card = page.locator("[data-counter-card]");
  await expect(card).toContainText("試した");
  await expect(card).toContainText("昼は朱、夜は深い赤");
  await expect(card.getByRole("img", { name: "この一覧を開くQRコード" })).toBeVisible();

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "画像で保存" }).tap();
  expect((await download).suggestedFilename()).toBe("counter-card-l10s108m01.png");
  assert.deepEqual(
    sent.filter((line) => line.includes("昼は朱") || line.includes(encodeURIComponent("昼は朱"))),
    [],
    "what was written left the device",
  );
  await page.reload();
  await waitForHydration(page);
  await expect(card, "this browser remembers it").toContainText("昼は朱、夜は深い赤");

  await page.emulateMedia({ media: "print" });
  await expect(card).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 }), "paper holds the card alone").toBeHidden();
});

test("without a shop outside the page says so in plain words and offers the card", async ({ page, ownHub }) => {
  const hub = await ownHub({ SHOP_URL: "https://shop.example.invalid/" });
  await page.goto(`${hub.url}/shops?c=l10`);
  await expect(page.getByText("オンラインショップは登録されていません。")).toBeVisible();
  await expect(page.getByRole("link", { name: /オンラインショップで見る/ })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "店頭カード" })).toBeVisible();
});

test("a shop that knows products by their JAN is reached by a template", async ({ page, ownHub }) => {
  const hub = await ownHub({ SHOP_URL: "https://shop.test/p/{jan}?from=zone" });
  await page.goto(`${hub.url}/shops-en?c=l10`);
  await expect(page.getByRole("link", { name: /in the online shop/ })).toHaveAttribute(
    "href",
    /^https:\/\/shop\.test\/p\/\d{13}\?from=zone&cid=kz_prod$/,
  );
  const answer = await fetch(`${hub.url}/lmk`, { redirect: "manual" });
  assert.equal(answer.headers.get("location"), "https://shop.test/?cid=kz_lmk");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the shops of a prefecture and the card are there all the same", async ({ page, hub }) => {
    await page.goto(`${hub.url}/shops?c=l10`);
    await page.getByLabel("都道府県").selectOption("大阪府");
    await page.getByRole("button", { name: "お店を見る" }).click();
    await expect(page).toHaveURL(/\/shops\?c=l10&in=osaka$/);
    await expect(page.getByRole("heading", { name: "（見本）梅田カウンター" })).toBeVisible();
    await expect(page.getByRole("img", { name: "この一覧を開くQRコード" })).toBeVisible();
  });
});
