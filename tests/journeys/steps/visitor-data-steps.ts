import assert from "node:assert/strict";
import type { Client } from "pg";
import type { Locator, Page } from "@playwright/test";

const findDrawer = (page: Page, name: string): Locator =>
  page.locator("details").filter({ has: page.getByRole("heading", { name, exact: true }) });

/** A drawer of the keeper's desk, opened by key. */
export async function openDrawer(page: Page, name: string): Promise<Locator> {
  const found = findDrawer(page, name);
  if ((await found.getAttribute("open")) === null) await found.locator("summary").press("Enter");
  return found;
}

/** Has the one-time link made; its address. */
export async function createTransferLink(page: Page): Promise<string> {
  const place = await openDrawer(page, "ほかのブラウザへ移す");
  await place.getByRole("button", { name: "別のブラウザで開くリンクを作る" }).press("Enter");
  await place.getByRole("img", { name: "部屋を渡すリンクのQRコード" }).waitFor();
  await place.getByText("あと10分。").waitFor();
  const field = place.locator("input[readonly]");
  if ((await field.count()) > 0) return field.inputValue();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await place.getByRole("button", { name: "リンクをコピー" }).press("Enter");
  await place.getByText("コピーしました").waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Takes the room of a link in. */
export async function acceptTransfer(page: Page): Promise<void> {
  await page.getByRole("heading", { name: "部屋がひとつ、届いています" }).waitFor();
  await page.getByRole("button", { name: "合わせる", exact: true }).press("Enter");
  await page.getByText("ひとつの部屋になりました。").waitFor();
}

/** Erases everything, with the question before it. */
export async function eraseByHand(page: Page): Promise<void> {
  const place = await openDrawer(page, "すべて消す");
  await place.getByRole("button", { name: "消すまえの確認へ" }).press("Enter");
  await place.getByRole("button", { name: "すべて消す" }).press("Enter");
  await place.getByRole("alert").filter({ hasText: "「消す」の二文字を書くと" }).waitFor();
  await place.getByLabel("「消す」と書く").fill("消す");
  await place.getByRole("button", { name: "すべて消す" }).press("Enter");
  await page.getByRole("heading", { name: "消しました" }).waitFor();
}

/** No table that names visitors has a row of this one. */
export async function expectNothingStored(client: Client, visitorId: string): Promise<void> {
  const { rows: tables } = await client.query<{ table: string }>(
    `SELECT DISTINCT table_name AS table FROM information_schema.columns
     WHERE table_schema = 'public' AND column_name = 'visitor_id'`,
  );
  for (const { table } of tables) {
    const remaining = await client.query(`SELECT 1 FROM ${table} WHERE visitor_id = $1`, [visitorId]);
    assert.equal(remaining.rowCount, 0, `${table} still has rows`);
  }
  assert.equal((await client.query("SELECT 1 FROM visitors WHERE id = $1", [visitorId])).rowCount, 0);
}
