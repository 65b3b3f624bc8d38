import assert from "node:assert/strict";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expectNoAxeIssues } from "./steps/axe.ts";
import { hasNoSidewaysScroll, waitForHydration } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";
import { guardUploads } from "./steps/upload-guard.ts";

const fixtures = join(import.meta.dirname, "../fixtures/barcodes");

test("strokes without names, a tester by its barcode, names that drop onto them, a card to keep, and a stranger who sees the same strokes and draws one", async ({
  page,
  baseUrl,
  anotherPhone,
}) => {
  const guard = guardUploads(page, baseUrl);
  await page.goto(`${baseUrl}/testerplay`);
  await waitForHydration(page);
  await page.getByText("お店のテスターは、唇や目につけないでください。").waitFor();
  await expect.poll(() => hasNoSidewaysScroll(page)).toBeTruthy();

  await page.locator("[data-place=shop]").tap();
  await page.getByRole("button", { name: "リールを回す" }).tap();
  await page.getByRole("button", { name: "このお題で始める" }).tap();

  // No colour in the hand: nothing is drawn.
  await drag(page, 0.2);
  await expect.poll(() => strokesOn(page)).toBe(0);
  await byBarcode(page);
  await drag(page, 0.2);
  await waitForStrokes(page, 1);
  for (const [shade, y] of [
    [2, 0.42],
    [17, 0.64],
    [21, 0.86],
  ] as const) {
    await page.locator(`label:has(input[name=tp-shade][value="${shade}"])`).tap();
    await drag(page, y);
  }
  await waitForStrokes(page, 4);
  await page.getByRole("button", { name: "ひと筆もどす" }).tap();
  await waitForStrokes(page, 3);
  const resultText = await page.locator("main").innerText();
  for (const name of ["煮詰めた満月", "終電のりんご飴", "匿名希望の花束"])
    assert.ok(!resultText.includes(name), `${name} is told before its time`);
  await findsNothingWrong(page);

  await page.getByRole("button", { name: "終えて、名前を見る" }).tap();
  await page.getByText("名前が落ちました。1本目は「煮詰めた満月」。").waitFor();
  await page.getByRole("heading", { name: "わたしの、色の足あと" }).waitFor();
  await page.waitForURL(/\?c=[\w-]+$/);
  await expect.poll(() => hasNoSidewaysScroll(page)).toBeTruthy();
  await findsNothingWrong(page);

  const savedResult = page.waitForResponse((answer) => answer.url().endsWith("/api/testerplay/footprints"));
  await page.getByRole("button", { name: "足あとを部屋に残す" }).tap();
  assert.equal((await savedResult).status(), 200);
  await page.getByRole("button", { name: "足あとを部屋に残しました。" }).waitFor();
  const summary = await page.evaluate(async () => (await fetch("/api/visitor/summary")).json());
  assert.equal(summary.lastWork.site, "testerplay");
  assert.ok(page.url().endsWith(summary.lastWork.path), summary.lastWork.path);
  await byPhotograph(page);
  guard.verify();

  await openAsRecipient(await anotherPhone(), page.url());
  await withoutScript(await anotherPhone({ javaScriptEnabled: false }), page.url());
});

/** The tester's own code, in a photograph that stays on the phone. */
async function byBarcode(page: Page): Promise<void> {
  await page.getByRole("button", { name: "バーコードで選ぶ" }).tap();
  await page.getByLabel("13桁の番号").fill("2901010000145");
  await page.getByRole("button", { name: "この番号の色にする" }).tap();
  await page.getByText("13桁の数字を、もう一度確かめてください。").waitFor();
  await page.locator('main input[type="file"]').setInputFiles(join(fixtures, "upright.jpg"));
  await page.getByText("この24色の番号ではありません。近い色を、色見本から選べます。").waitFor();
  await page.locator('main input[type="file"]').setInputFiles(join(fixtures, "straight.jpg"));
  await page.locator('input[name=tp-shade][value="0"]:checked').waitFor({ state: "attached" });
  await page.getByRole("button", { name: "バーコードで選ぶ" }).tap();
  await page.getByLabel("13桁の番号").fill("2 901010 000142");
  await page.getByRole("button", { name: "この番号の色にする" }).tap();
  await page.locator('input[name=tp-shade][value="13"]:checked').waitFor({ state: "attached" });
}

async function byPhotograph(page: Page): Promise<void> {
  await page.getByText("手もとの塗りと、比べる").tap();
  await page.locator('details input[type="file"]').setInputFiles(join(fixtures, "shaded.jpg"));
  const ring = page.getByRole("button", { name: "「煮詰めた満月」の丸" });
  await ring.waitFor();
  const whole = page.getByText(/ぜんたいの一致　\d+／100/);
  await whole.waitFor();
  const [before, at] = [
    await page
      .getByText(/ΔE [\d.]+$/)
      .first()
      .innerText(),
    await ring.boundingBox(),
  ];
  await ring.focus();
  for (let i = 0; i < 9; i++) await page.keyboard.press("ArrowRight");
  const moved = await ring.boundingBox();
  assert.ok((moved?.x ?? 0) > (at?.x ?? 0) + 20, "the ring went aside");
  assert.ok(before.length > 0);
}

/** The strokes of the sender, drawn again; then one of one's own. */
async function openAsRecipient(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole("heading", { name: "だれかの、色の足あと" }).waitFor();
  await expect(page.locator('meta[name="robots"][content="noindex"]')).toHaveCount(1);
  const picture = await page.locator('meta[property="og:image"]').getAttribute("content");
  const drawn = await page.request.get(new URL(new URL(picture ?? "").pathname, address).href);
  assert.equal(drawn.headers()["content-type"], "image/jpeg");
  await waitForHydration(page);
  await page.locator("canvas[data-painted]").waitFor();
  await page.getByRole("link", { name: /煮詰めた満月/ }).waitFor();
  await page.getByRole("button", { name: "ひと筆、引いてみる" }).tap();
  await drag(page, 0.5);
  await page.getByText(/^落ちてきたのは「.+」。$/).waitFor();
  await page.getByRole("button", { name: "六十秒あそぶ" }).tap();
  await page.locator("[data-place=home]").waitFor();

  await page.goto(`${address}x`);
  await page.getByText("この足あとは読めませんでした。").waitFor();
}

async function withoutScript(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole("link", { name: /煮詰めた満月/ }).waitFor();
  await expect
    .poll(() => page.locator("svg path[fill^='#']").count(), "the strokes are there as shapes")
    .toBeGreaterThanOrEqual(3);
}

/** One stroke from left to right at a height of the board (0–1), as a mouse draws it. */
async function drag(page: Page, y: number): Promise<void> {
  const board = page.locator("canvas[data-strokes]");
  await board.scrollIntoViewIfNeeded();
  const box = await board.boundingBox();
  assert.ok(box);
  const at = (x: number, by: number): [number, number] => [box.x + x * box.width, box.y + (y + by) * box.height];
  await page.mouse.move(...at(0.14, 0));
  await page.mouse.down();
  for (const [x, by] of [
    [0.3, -0.03],
    [0.5, -0.05],
    [0.7, -0.03],
    [0.86, 0.01],
  ] as const)
    await page.mouse.move(...at(x, by), { steps: 4 });
  await page.mouse.up();
}

const strokesOn = (page: Page): Promise<number> =>
  page.locator("canvas[data-strokes]").evaluate((board) => Number((board as HTMLElement).dataset.strokes));

const waitForStrokes = (page: Page, count: number): Promise<void> =>
  page.locator(`canvas[data-strokes="${count}"]`).waitFor();

async function findsNothingWrong(page: Page): Promise<void> {
  await expectNoAxeIssues(page);
}
