import assert from "node:assert/strict";
import type { Locator, Page } from "@playwright/test";
import { expectNoAxeIssues } from "./steps/axe.ts";
import { hasNoSidewaysScroll, loseConnection, waitForHydration } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";

// The closed list, and what a phone without a network says.
test.use({ serviceWorkers: "allow", expectedErrors: /\b410\b|ERR_INTERNET_DISCONNECTED/ });

test("what is wanted is remembered by every tab, asked after thirty days, let go, shared and closed again", async ({
  page,
  baseUrl,
  hub,
  anotherPhone,
}) => {
  await page.goto(`${baseUrl}/wishlist`);
  await page.getByText("まだ何も入っていません。").waitFor();
  await expectNoAxeIssues(page);
  await expect(page.locator('meta[name="robots"][content="noindex"]')).toHaveCount(1);

  // A double tap on the heart of a product is one tap.
  await page.goto(`${baseUrl}/barcode?j=2901010000012`);
  await waitForHydration(page);
  const heart = await hydratedHeart(page, "lip-01");
  await heart.dblclick();
  await page.getByText("欲しいものに入れました。").waitFor();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await addWishes(page, ["lip-07", "tint-02"]);

  // Another tab of the same browser learns of it by itself.
  const tab = await page.context().newPage();
  await tab.goto(`${baseUrl}/wishlist`);
  await tab.locator('[data-id="lip-01"]').waitFor();
  await expect.poll(() => idsOf(tab)).toEqual(["tint-02", "lip-07", "lip-01"]);
  await heart.click();
  await page.getByText("欲しいものから外しました。").waitFor();
  await tab.locator('[data-id="lip-01"]').waitFor({ state: "detached" });
  await heart.click();
  await tab.locator('[data-id="lip-01"]').waitFor();
  await page.close();

  await openProduct(tab);
  await ordered(tab);
  await openPaintingNote(tab);
  await removeWish(tab, hub.databaseUrl);
  await offline(tab);
  await expectNoAxeIssues(tab);
  await shared(tab, await anotherPhone(), baseUrl);
  await full(tab);
  await expect.poll(() => hasNoSidewaysScroll(tab), "nothing can be scrolled sideways").toBeTruthy();

  const calendar = await tab.request.get(`${baseUrl}/api/wishlist/dates.ics?p=lip-24,lip-01`);
  assert.match(calendar.headers()["content-type"] ?? "", /^text\/calendar/);
  assert.match(await calendar.text(), /^BEGIN:VCALENDAR\r\n[^]*END:VCALENDAR\r\n$/);
});

/** What a lazily loaded part shows is there before it answers to taps. */
async function hydratedHeart(page: Page, productId: string): Promise<Locator> {
  const selector = `[data-wish="${productId}"]`;
  await page.waitForFunction((wished) => {
    const heart = document.querySelector(wished);
    return heart !== null && Object.keys(heart).some((key) => key.startsWith("__reactFiber"));
  }, selector);
  return page.locator(selector);
}

const idsOf = (page: Page): Promise<(string | null)[]> =>
  page.locator("[data-id]").evaluateAll((rows) => rows.map((row) => row.getAttribute("data-id")));

/** What is wanted is at hand before a shelf, as codes one after the other. */
async function openProduct(page: Page): Promise<void> {
  await page.locator('a[href="/barcode?f=show"]').click();
  await page.getByRole("heading", { name: "補欠の桜" }).waitFor();
  await page.getByText("1／3").waitFor();
  await page.goBack();
  await page.locator('[data-id="lip-01"]').waitFor();
}

/** By the arrow keys on the handle, and the order is there after a reload. */
async function ordered(page: Page): Promise<void> {
  const saved = page.waitForResponse((answer) => answer.url().endsWith("/api/wishlist/order"));
  await page.locator('[data-id="lip-07"] [data-handle]').focus();
  await page.keyboard.press("ArrowUp");
  await saved;
  const order = await idsOf(page);
  assert.deepEqual(order, ["lip-01", "lip-07", "tint-02"]);
  await page.reload();
  await page.locator("[data-id]").first().waitFor();
  await expect.poll(() => idsOf(page)).toEqual(order);
  await dragged(page);
}

/** By a finger on the handle. */
async function dragged(page: Page): Promise<void> {
  const saved = page.waitForResponse((answer) => answer.url().endsWith("/api/wishlist/order"));
  const handle = page.locator('[data-id="lip-07"] [data-handle]');
  await handle.scrollIntoViewIfNeeded();
  const from = await handle.boundingBox();
  const to = await page.locator("[data-id]").first().boundingBox();
  assert.ok(from && to);
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, (from.y + to.y) / 2, { steps: 4 });
  await page.mouse.move(from.x + 20, to.y + 4, { steps: 6 });
  await page.mouse.up();
  await saved;
  await expect.poll(async () => (await idsOf(page))[0]).toBe("lip-07");
}

async function openPaintingNote(page: Page): Promise<void> {
  const row = page.locator('[data-id="tint-02"]');
  await row.locator("summary").click();
  await row.getByLabel("メモ").fill("あ".repeat(41));
  await row.getByText("1字多いです。").waitFor();
  await row.getByLabel("メモ").fill("姉の誕生日に");
  await row.getByRole("button", { name: "メモを残す" }).click();
  await row.getByRole("button", { name: "だれかへ" }).click();
  await row.locator("p", { hasText: "姉の誕生日に" }).waitFor();
  await row.getByRole("button", { name: "役目を終えた" }).click();
  await page.getByRole("button", { name: "役目を終えた 1" }).click();
  await openMixing(page);
  await page.getByRole("button", { name: /^欲しい 2/ }).click();
}

/** What ended its role lies in the dish of 色の続き, and on the shelf of what ended. */
async function openMixing(page: Page): Promise<void> {
  const row = page.locator('[data-id="tint-02"]');
  const onward = row.getByRole("link", { name: "色の続きへ" });
  // In another part of the list the row is drawn anew, and closed.
  if ((await onward.count()) === 0) await row.locator("summary").click();
  await onward.click();
  await page.waitForURL(/\/ucp\?c=tint-02#bench$/);
  await page.locator('[role="tabpanel"]:not([hidden]) [data-source="tint-02"][aria-pressed="true"]').waitFor();
  await page.goBack();
}

/** Forty days later. */
async function removeWish(page: Page, databaseUrl: string): Promise<void> {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("UPDATE wishes SET wanted_at = wanted_at - interval '40 days' WHERE product_id = 'lip-07'");
  await client.end();
  await page.reload();
  await page.getByText("40日寝かせた欲").waitFor();
  await page.getByRole("button", { name: "手放す", exact: true }).first().click();
  await page.getByText("を手放しました。7日のあいだ戻せます。").waitFor();
  await page.locator('[data-id="lip-07"]').waitFor({ state: "detached" });
  await page.getByRole("button", { name: "もどす" }).first().click();
  await page.locator('[data-id="lip-07"]').waitFor();
  const answerResponse = page.waitForResponse((answer) => answer.url().endsWith("/answer"));
  await page.getByRole("button", { name: "まだ欲しい" }).click();
  await page.getByText("残しました。次は30日後に聞きます。").waitFor();
  await answerResponse;
}

/** A change without a network holds, and is sent when there is one. */
async function offline(page: Page): Promise<void> {
  await loseConnection(page);
  const row = page.locator('[data-id="lip-01"]');
  await row.locator("summary").click();
  await row.getByRole("button", { name: "持ってる" }).click();
  await page.getByText("まだ送れていない変更があります。").waitFor();
  const sent = page.waitForResponse((answer) => answer.url().includes("/items/lip-01") && answer.ok());
  await page.context().setOffline(false);
  await sent;
  await page.getByText("まだ送れていない変更があります。").waitFor({ state: "detached" });
}

async function shared(page: Page, recipient: Page, baseUrl: string): Promise<void> {
  await page.getByRole("button", { name: "リンクを作る" }).click();
  const address = await page.getByRole("link", { name: "見え方を確かめる" }).getAttribute("href");
  assert.match(address ?? "", /^\/wishlist\?s=[\w-]{16}$/);
  await recipient.goto(`${baseUrl}${address}`);
  await recipient.getByRole("heading", { name: "だれかの、欲しいもの" }).waitFor();
  await expect(recipient.locator('[data-wish="lip-07"]')).toHaveCount(1);
  await expect(recipient.getByText("姉の誕生日に"), "what is meant for somebody stays at home").toHaveCount(0);
  await waitForHydration(recipient);
  await expectNoAxeIssues(recipient);
  await (await hydratedHeart(recipient, "lip-07")).click();
  await recipient.getByText("欲しいものに入れました。").waitFor();

  await page.getByRole("button", { name: "リンクを閉じる" }).click();
  await page.getByText("リンクを閉じました。").waitFor();
  const removed = await waitUntilRemoved(recipient, `${baseUrl}${address}`);
  assert.match(removed, /期限が過ぎたか、作った人が消したため/);
  await recipient.goto(`${baseUrl}/wishlist?s=broken`);
  assert.equal(new URL(recipient.url()).search, "", "a malformed address leads to one's own list");
}

/** A closed list may be seen for five seconds more. */
async function waitUntilRemoved(page: Page, address: string): Promise<string> {
  for (const endsAt = performance.now() + 9_000; performance.now() < endsAt;) {
    const answer = await page.request.get(address);
    if (answer.status() === 410) return answer.text();
    await new Promise((resolve) => setTimeout(resolve, 400));
  }
  return "it is still there";
}

/** The hundred and first says so, and its tap is kept. */
async function full(page: Page): Promise<void> {
  await addWishes(
    page,
    Array.from({ length: 97 }, (_, i) => `shadow-${String(i + 1).padStart(3, "0")}`),
  );
  const { origin } = new URL(page.url());
  await page.goto(`${origin}/barcode?j=2901010000029`);
  await waitForHydration(page);
  await (await hydratedHeart(page, "lip-02")).click();
  await page.getByText("欲しいものは100までです。").waitFor();
  await expect(page.locator('[data-wish="lip-02"]')).toHaveAttribute("aria-pressed", "false");
  await page.goto(`${origin}/wishlist`);
  await page.getByRole("heading", { name: "保留中の商品" }).waitFor();
  await expect(page.getByRole("button", { name: "入れる" })).toBeDisabled();
  await page.locator('[data-id="shadow-001"] summary').click();
  await page.locator('[data-id="shadow-001"]').getByRole("button", { name: "外す" }).click();
  await page.getByRole("button", { name: "入れる" }).click();
  await page.locator('[data-id="lip-02"]').waitFor();
}

/** Wishes for many things as their hearts would. */
async function addWishes(page: Page, productIds: string[]): Promise<void> {
  await page.evaluate(async (ids) => {
    const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? "");
    for (const id of ids) {
      const headers = {
        "content-type": "application/json",
        "x-xsrf-token": token,
        "idempotency-key": crypto.randomUUID(),
      };
      const answer = await fetch(`/api/wishlist/items/${id}`, { method: "PUT", headers, body: '{"isWanted":true}' });
      if (!answer.ok) throw new Error(`${id}: ${answer.status}`);
    }
  }, productIds);
}
