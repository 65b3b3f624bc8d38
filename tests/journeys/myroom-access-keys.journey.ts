import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectNoAxeIssues } from "./steps/axe.ts";
import { hasNoSidewaysScroll, waitForHydration } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";
import {
  eraseByHand,
  createTransferLink,
  expectNothingStored,
  openDrawer,
  acceptTransfer,
} from "./steps/visitor-data-steps.ts";

// Words that open nothing, and a link that was used, on purpose.
test.use({ expectedErrors: /\b400\b|\b410\b/ });

test("a room goes by words into a second browser and by a link into a third, is written out, and erased to the last row", async ({
  page,
  baseUrl,
  hub,
  anotherPhone,
}) => {
  const check = `${baseUrl}/myroom/check`;
  await page.goto(check);
  await waitForHydration(page);
  await page.getByText("まだ会っていない怪物").waitFor();
  await createWishes(page, ["lip-01", "lip-02"]);
  const words = await issueRecoveryWords(page);

  const second = await anotherPhone();
  await second.goto(check);
  await waitForHydration(second);
  await createWishes(second, ["lip-02", "tint-02"]);
  await enterRecoveryWords(second, words);

  const third = await anotherPhone();
  const address = await createTransferLink(second);
  await third.goto(address);
  await acceptTransfer(third);
  assert.equal(new URL(third.url()).hash, "", "the code does not stay in the address");

  // The link is used up; a fourth browser is told so.
  const fourth = await anotherPhone();
  await fourth.goto(address);
  await fourth.getByText("このリンクは、もう使えません。").waitFor();
  await fourth.close();

  // All three are one room now.
  for (const browser of [page, second, third])
    await expect.poll(() => wishesOf(browser)).toEqual(["lip-01", "lip-02", "tint-02"]);
  await exportData(third);
  await expect.poll(() => hasNoSidewaysScroll(third), "nothing can be scrolled sideways").toBeTruthy();
  await eraseData(third, hub.databaseUrl);
});

/** Hearts on products, as their buttons would send them. */
async function createWishes(page: Page, productIds: string[]): Promise<void> {
  await page.evaluate(async (ids) => {
    if (!document.cookie.includes("XSRF-TOKEN")) await fetch("/api/login.php");
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

const wishesOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const answer = await fetch("/api/wishlist/mine");
    const { wishes } = (await answer.json()) as { wishes: { productId: string }[] };
    return wishes.map(({ productId }) => productId).toSorted();
  });

async function issueRecoveryWords(page: Page): Promise<string[]> {
  await page.getByRole("button", { name: "あいことばを作る" }).press("Enter");
  await page.getByRole("heading", { name: "この部屋のあいことば" }).waitFor();
  await expectNoAxeIssues(page);
  const readings = await page
    .locator("[data-ticket] li")
    .evaluateAll((cards) => cards.map((card) => card.lastElementChild?.textContent ?? ""));
  assert.equal(readings.length, 5);
  const sheets = (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g) ?? [];
  assert.equal(sheets.length, 1, "on paper the ticket stands alone");
  await page.getByRole("button", { name: "書きとめたので、しまう" }).press("Enter");
  await page.getByText("しまいました。").waitFor();
  return readings;
}

/** Wrong words are told by their place; the right ones, in kana and with line breaks, ask before they do anything. */
async function enterRecoveryWords(page: Page, words: string[]): Promise<void> {
  const form = await openDrawer(page, "あいことばで開く");
  const field = form.getByLabel("五つの言葉");
  const find = form.getByRole("button", { name: "部屋を探す" });
  await field.fill("ひとつ ふたつ");
  await find.press("Enter");
  await form.getByRole("alert").filter({ hasText: "いまは2つあります。" }).waitFor();
  await field.fill([words[0], "ぬるぽがっ", ...words.slice(2)].join("・"));
  await find.press("Enter");
  await form.getByRole("alert").filter({ hasText: "2番目の「ぬるぽがっ」" }).waitFor();
  await expect
    .poll(() => field.evaluate((element) => element === document.activeElement), "the field has the focus")
    .toBeTruthy();
  await field.fill(words.toReversed().join("\n"));
  await find.press("Enter");
  await form.getByRole("alert").filter({ hasText: "五番目の言葉が、前の四つと合いません。" }).waitFor();
  await field.fill(words.join("\n"));
  await find.press("Enter");
  await page.getByText("届いた部屋と、いまの部屋を合わせますか。").waitFor();
  await page.getByText("一つしか残せないもの").waitFor();
  await expect.poll(() => wishesOf(page), "nothing is done before the answer").toEqual(["lip-02", "tint-02"]);
  await expectNoAxeIssues(page);
  await page.getByRole("button", { name: "合わせる", exact: true }).press("Enter");
  await page.getByText("ひとつの部屋になりました。").first().waitFor();
  await expect.poll(() => wishesOf(page)).toEqual(["lip-01", "lip-02", "tint-02"]);
}

async function exportData(page: Page): Promise<void> {
  const place = await openDrawer(page, "データをダウンロード");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    place.getByRole("button", { name: "全部のデータをダウンロード（JSON）" }).press("Enter"),
  ]);
  const whole = JSON.parse(await readFile(await file.path(), "utf8")) as Record<string, unknown[]>;
  assert.equal(whole.wishes?.length, 3);
  const [sheet] = await Promise.all([
    page.waitForEvent("download"),
    place.getByRole("button", { name: "一覧の画像をダウンロード（PNG）" }).press("Enter"),
  ]);
  assert.deepEqual([...(await readFile(await sheet.path())).subarray(1, 4)], [...Buffer.from("PNG")]);
}

async function eraseData(page: Page, databaseUrl: string): Promise<void> {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ visitor_id: string }>(
      "SELECT visitor_id FROM wishes WHERE product_id = 'tint-02' ORDER BY wanted_at DESC LIMIT 1",
    );
    const id = rows[0]?.visitor_id ?? "";
    assert.match(id, /^[0-9a-f-]{36}$/);
    await client.query(
      `INSERT INTO votes (id, poll_id, visitor_id, jst_day, key, monster_id, voted_at, is_quarantined)
       VALUES (gen_random_uuid(), 'journey', $1, '2026-01-01', gen_random_uuid(), '07', now(), false)`,
      [id],
    );
    await page.evaluate(() => localStorage.setItem("kz_bright", "on"));

    await eraseByHand(page);
    await expectNoAxeIssues(page);

    await expectNothingStored(client, id);
    const votes = await client.query("SELECT 1 FROM votes WHERE poll_id = 'journey'");
    assert.equal(votes.rowCount, 1, "the vote stays counted, without a name");
    await client.query("DELETE FROM votes WHERE poll_id = 'journey'");
    await expect.poll(() => page.evaluate(() => localStorage.getItem("kz_bright"))).toBe(null);
    const names = (await page.context().cookies()).map(({ name }) => name);
    assert.ok(!names.includes("kz_vid") || (await wishesOf(page)).length === 0, "whoever comes now is a stranger");

    // A visit after it is a new visitor.
    const summaryText = page.waitForResponse((answer) => answer.url().endsWith("/api/visitor/holdings"));
    await page.goto(new URL("/myroom/check", page.url()).href);
    const { holdings } = (await (await summaryText).json()) as { holdings: { shelf: string }[] };
    assert.ok(!holdings.some(({ shelf: kind }) => kind === "wishes"), "nothing of the old room is told");
  } finally {
    await client.end();
  }
}
