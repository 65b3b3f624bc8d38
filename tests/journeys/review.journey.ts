import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { expectNoAxeIssues } from "./steps/axe.ts";
import { hasNoSidewaysScroll, waitForHydration } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";
import { runCli } from "#test-support/run-cli.ts";
import { waitForReviews } from "./steps/review-steps.ts";

test("two voices take turns, I stop them and go on by hand; then I read the harsh ones first, narrow, go on, see who disagrees; it helped me once, and I report a sample", async ({
  page,
  baseUrl,
  hub,
  anotherPhone,
}) => {
  await waitForReviews(baseUrl);
  await page.goto(`${baseUrl}/review`);
  await waitForHydration(page);
  await dialogueTurns(page);
  await reads(page, baseUrl);
  await linksOn(page, baseUrl);
  await helps(page, baseUrl);
  await reportsSample(page, baseUrl);
  assert.match(await runCli(hub, "reviews", "list", "reported"), /^1 {2}published .* sample .* 1 reports/m);
  const still = await anotherPhone({ reducedMotion: "reduce" });
  await still.goto(`${baseUrl}/review`);
  await waitForHydration(still);
  await expect(still.locator("[data-hero] li:not([data-spoken])"), "all has been said where nothing moves").toHaveCount(
    0,
  );
  const narrow = await anotherPhone({ viewport: { width: 320, height: 640 } });
  for (const search of [
    "",
    "?view=apart",
    "?p=lip-03",
    "?stars=1&type=KOTO&skin=dry&age=10s&light=night&finish=tint",
  ]) {
    await narrow.goto(`${baseUrl}/review${search}`);
    await waitForHydration(narrow);
    await expect.poll(() => hasNoSidewaysScroll(narrow), `/review${search} scrolls sideways`).toBeTruthy();
  }
});

async function dialogueTurns(page: Page): Promise<void> {
  const shownLines = page.locator("[data-hero] li[data-spoken]");
  await page.locator('[data-hero="speaking"]').waitFor();
  await page.getByRole("button", { name: "とめる" }).tap();
  const before = await shownLines.count();
  await page.getByRole("button", { name: "つぎの一行" }).tap();
  await expect(shownLines).toHaveCount(before + 1);
  while ((await page.locator('[data-hero="over"]').count()) === 0)
    await page.getByRole("button", { name: "つぎの一行" }).tap();
  const whose = await page.locator("[data-hero] li").evaluateAll((lines) => lines.map((line) => line.dataset.who));
  assert.ok(whose.includes("high") && whose.includes("low"), "both have spoken");
  await page.getByRole("button", { name: "はじめから" }).tap();
  await expect(shownLines).toHaveCount(1);
}

const starsOf = (page: Page): Promise<number[]> =>
  page
    .locator("[data-review]")
    .evaluateAll((cards) => cards.map((card) => Number((card as HTMLElement).dataset.stars)));

async function reads(page: Page, baseUrl: string): Promise<void> {
  await page.getByRole("link", { name: "星の少ない順" }).tap();
  await page.waitForURL(/sort=dry/);
  // The list of before stands until the other one has come.
  await expect.poll(() => starsOf(page)).toEqual(Array.from({ length: 12 }, () => 1));
  const first = await starsOf(page);
  await page.getByRole("link", { name: "つぎの口コミ" }).tap();
  await page.locator("[data-review]").nth(first.length).waitFor();
  const ids = await page
    .locator("[data-review]")
    .evaluateAll((cards) => cards.map((card) => card.getAttribute("data-review")));
  assert.equal(new Set(ids).size, ids.length, "no voice comes twice");
  await expectNoAxeIssues(page);

  await page.getByText("絞る", { exact: true }).tap();
  await page.getByLabel("手に入れかた").selectOption("sample");
  await page.getByLabel("年代").selectOption("50s");
  await page.getByLabel("色を見た光").selectOption("day");
  await page.getByLabel("質感").selectOption("satin");
  await page.getByRole("button", { name: "この条件で見る" }).tap();
  await page.waitForURL(/source=sample.*age=50s&light=day&finish=satin/);
  // The list of before stands until the other one has come.
  await page.waitForFunction(() =>
    [...document.querySelectorAll("[data-review]")].every((card) => card.textContent.includes("50代以上")),
  );
  await page.locator('[data-review] [data-source="sample"]', { hasText: "見本（編集部作成）" }).first().waitFor();
  await expect(page.locator("[data-review]")).toHaveCount(
    await page.locator("[data-review]", { hasText: "日の光で" }).count(),
  );
  for (const source of ["purchase", "gift", "store", "staff"]) {
    await page.goto(`${baseUrl}/review?source=${source}`);
    await expect(page.locator('[data-review] [data-source="sample"]'), `a sample is no ${source}`).toHaveCount(0);
  }
  await page.goto(`${baseUrl}/review?stars=1&source=staff`);
  await page.getByText("この条件の声はありません。").waitFor();
  await page.goto(`${baseUrl}/review?source=sample`);
  await page.locator('[data-review] [data-source="sample"]').first().waitFor();
  await expect(page.getByRole("list", { name: "星の数え" }), "samples are counted nowhere").toHaveCount(0);
  await expect(page.getByText("よく出る言葉")).toHaveCount(0);
  await expect(page.getByText("件数、言葉の数には入れません。")).toHaveCount(1);

  await page.goto(`${baseUrl}/review?view=apart`);
  const pair = page.locator("[data-pair]").first();
  const [high, low] = await pair
    .locator("[data-review]")
    .evaluateAll((cards) => cards.map((card) => Number((card as HTMLElement).dataset.stars)));
  assert.ok(high! - low! >= 2, `${high} and ${low} are no disagreement`);

  await page.goto(`${baseUrl}/all-products?p=lip-03`);
  await waitForHydration(page);
  await page.getByRole("link", { name: "声を読む" }).first().click();
  await page.waitForURL(/\/review\?p=lip-03/);
  await page.getByRole("heading", { name: "『終電のりんご飴』の口コミ" }).waitFor();
}

/** From one voice to the product on a face, to its sheet, and out to the shop. A starting point's own voices have an address. */
async function linksOn(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/review?p=lip-03`);
  await waitForHydration(page);
  await page.locator('[data-review] a[href^="/review/"]').first().click();
  await page.locator("[data-one]").waitFor();
  const fiveStars = await page.locator("[aria-labelledby=others] [role=img]").first().boundingBox();
  assert.ok(fiveStars && fiveStars.height < 32, "five stars stand in one line");
  await expect(page.getByRole("link", { name: "この色を試し塗りする" })).toHaveAttribute(
    "href",
    "/virtual_tester?s=lip-03",
  );
  await page.getByRole("link", { name: "この品を見る" }).click();
  await page.waitForURL(/\/all-products\?p=lip-03/);
  await page.getByRole("link", { name: "買えるところ" }).first().click();
  await page.waitForURL(/\/shops\?/);
  const shop = await page.locator('a[target="_blank"][href*="cid=kz_prod"]').first().getAttribute("href");
  assert.equal(new URL(shop ?? "").origin, "http://shop.test");
  await page.goto(`${baseUrl}/review?type=KOTO`);
  await expect.poll(() => page.locator("[data-review]").count(), "nobody began there").toBeGreaterThan(0);
}

/** A sample is reported as everybody's voice is. */
async function reportsSample(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/review/1`);
  await waitForHydration(page);
  await page.getByRole("button", { name: "報告する" }).tap();
  await page.getByText("これは編集部が書いた見本です。").waitFor();
  await page.getByRole("button", { name: "効き目を言いすぎている" }).tap();
  await page.getByText("受け取りました。読み直します。").waitFor();
}

async function helps(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/review`);
  await waitForHydration(page);
  const button = page
    .locator("[data-review]")
    .first()
    .getByRole("button", { name: /役に立った/ });
  const count = async (): Promise<number> => Number(/\d+/.exec((await button.textContent()) ?? "")?.[0] ?? 0);
  const before = await count();
  await button.tap();
  await page.waitForFunction(
    (n) => document.querySelector("[data-review] button[aria-pressed=true]")?.textContent?.includes(String(n)),
    before + 1,
  );
  await page.reload();
  await waitForHydration(page);
  await page.locator("[data-review] button[aria-pressed=true]").waitFor();
  await button.tap();
  await page.locator("[data-review]").first().locator("button[aria-pressed=false]").waitFor();
}
