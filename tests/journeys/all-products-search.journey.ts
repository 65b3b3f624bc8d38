import type { Page } from "@playwright/test";
import { hasNoSidewaysScroll, waitForHydration } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";
import { expectNoAxeIssues } from "./steps/axe.ts";

const tiles = "ul[aria-label='商品の一覧'] > li";
const first = (page: Page) => page.locator(`${tiles} a`).first();

test("the shelf is searched by name, number and colour, narrowed to what is without fragrance, and its addresses stay clean", async ({
  page,
  baseUrl,
  anotherPhone,
}) => {
  await findsByText(page, baseUrl);
  await avoidsFragrance(page, baseUrl);
  await worksWithoutScripts(await anotherPhone({ javaScriptEnabled: false }), baseUrl);
  await isFitForEveryone(await anotherPhone({ viewport: { width: 320, height: 640 } }), baseUrl);
});

async function findsByText(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/all-products`);
  await waitForHydration(page);
  const field = page.getByRole("searchbox", { name: "棚の中を探す" });
  for (const [text, id] of [
    ["きんぎょ", "lip-01"],
    ["2901010000036", "lip-03"],
    ["#DE5038", "lip-01"],
  ] as const) {
    await field.fill(text);
    await field.press("Enter");
    await page.waitForURL((url) => url.searchParams.get("q") === text);
    await expect(first(page)).toHaveAttribute("href", new RegExp(`p=${id}$`));
  }
  await field.fill("");
  await page.getByRole("button", { name: "探す", exact: true }).tap();
  await page.waitForURL(`${baseUrl}/all-products`);
  await expect(page.locator(tiles)).toHaveCount(168);
}

async function avoidsFragrance(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/all-products`);
  await waitForHydration(page);
  await page.getByText("しぼる", { exact: true }).tap();
  await page.getByRole("link", { name: /^リップ、24品$/ }).tap();
  await page.getByRole("link", { name: /^香料なし、/ }).tap();
  await page.waitForURL(/line=lip&without=fragrance$/);
  const show = page.getByRole("link", { name: /^\d+品を見る$/ });
  await expect(show, "the bar is in the window while the chips are").toBeInViewport();
  const countShown = async () => Number.parseInt((await show.textContent()) ?? "", 10);
  await expect.poll(countShown, "the address changes a moment before the page").toBeLessThan(24);
  const shown = await countShown();
  expect(shown).toBeGreaterThan(0);
  await show.tap();
  await expect(page.locator(tiles)).toHaveCount(shown);
  await expect(first(page), "what is left is in the window").toBeInViewport();
  await expect(page.locator(`${tiles} a[href*="p=lip-03"]`), "it holds fragrance").toHaveCount(0);
}

async function worksWithoutScripts(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/all-products?line=lip`);
  await page.getByRole("searchbox").fill("金魚");
  await page.getByRole("button", { name: "探す", exact: true }).tap();
  await expect(first(page)).toHaveAttribute("href", /line=lip&p=lip-01$/);
  await page.getByRole("searchbox").fill("");
  await page.getByRole("button", { name: "探す", exact: true }).tap();
  await expect(page, "an empty field is no part of an address").toHaveURL(`${baseUrl}/all-products?line=lip`);
}

async function isFitForEveryone(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/all-products?q=${encodeURIComponent("死にたい")}`);
  await expect(page.getByText("この条件に合う商品はありません。"), "no shade answers that").toBeVisible();
  await page.goto(`${baseUrl}/all-products?q=${encodeURIComponent("つや")}&without=fragrance,alcohol`);
  await waitForHydration(page);
  await page.getByText("しぼる", { exact: true }).tap();
  await expect.poll(() => hasNoSidewaysScroll(page)).toBeTruthy();
  await expectNoAxeIssues(page);
}
