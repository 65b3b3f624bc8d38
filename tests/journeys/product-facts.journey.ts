import type { Page } from "@playwright/test";
import { waitForHydration } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";
import { expectNoAxeIssues } from "./steps/axe.ts";

test("a product decides: its plain sentence, its sisters, whom it may not suit, its ingredients with their notes, in two languages, without scripts too", async ({
  page,
  baseUrl,
  anotherPhone,
}) => {
  await readsTheFacts(page, baseUrl);
  await walksToASister(page, baseUrl);
  await readsEnglish(page, baseUrl);
  await readsWithoutScripts(await anotherPhone({ javaScriptEnabled: false }), baseUrl);
  await standsOnItsSide(await anotherPhone({ viewport: { width: 844, height: 390 } }), baseUrl);
  await isFitForEveryone(await anotherPhone({ viewport: { width: 320, height: 640 } }), baseUrl);
});

const sheetOf = (page: Page, name: string) => page.getByRole("dialog", { name });
const fold = (page: Page, name: string) => page.getByRole("heading", { level: 3, name, exact: true });

async function readsTheFacts(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/all-products?p=lip-03`);
  await waitForHydration(page);
  const sheet = sheetOf(page, "終電のりんご飴");
  await expect(sheet.getByText("（見本）ここにある商品は", { exact: false }), "it is said once").toHaveCount(1);
  await expect(
    sheet.getByRole("heading", { level: 3 }).filter({ hasText: /^(合わない|声|使い|成分|使うとき|商品情報)/ }),
  ).toHaveText(["合わないことがある人", "声", "使いかた", "成分", "使うときの注意", "商品情報"]);
  await fold(page, "使いかた").tap();
  await expect(sheet.getByText("型からの目安", { exact: false }).first()).toBeVisible();
  await fold(page, "成分").tap();
  await expect(sheet.getByText("しるしの付くもの 香料", { exact: false })).toBeVisible();
  const ingredient = sheet.locator("ol details").first();
  await expect(ingredient.locator("p")).toBeHidden();
  await ingredient.locator("summary").tap();
  await expect(ingredient.locator("p"), "its note").toBeVisible();
}

async function walksToASister(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/all-products?p=lip-01`);
  await waitForHydration(page);
  const sister = page.getByRole("dialog").getByRole("link", { name: /^06/ });
  await page.getByRole("dialog").evaluate((dialog) => dialog.scrollTo(0, 200));
  await sister.tap();
  await page.waitForURL(/p=lip-06/);
  await expect(sister).toHaveAttribute("aria-current", "true");
  await expect
    .poll(() => page.getByRole("dialog").evaluate((dialog) => dialog.scrollTop), "the next one begins at its top")
    .toBe(0);
}

async function readsEnglish(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/all-products?p=lip-01`);
  await waitForHydration(page);
  await page.getByRole("link", { name: "English" }).tap();
  const plain = page.getByText("A warm vermilion lipstick with a silky sheen.");
  await expect(plain).toBeVisible();
  await expect(page.locator("section[lang=en]").first(), "the part says which language it is").toContainText(
    "lipstick",
  );
  await page.goto(`${baseUrl}/all-products?p=lip-01&lang=ko`);
  await expect(page.locator("section[lang=en]").first()).toContainText("lipstick");
  await expect(page.locator("dd[lang=ko]").first()).toHaveText(/[가-힣]/);
}

async function readsWithoutScripts(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/all-products?p=shadow-001`);
  await fold(page, "使うときの注意").tap();
  await expect(page.getByText("お肌に異常が生じていないか", { exact: false })).toBeVisible();
}

async function standsOnItsSide(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/all-products?p=lip-01`);
  await waitForHydration(page);
  await expect(page.locator("#sheet-name")).toBeInViewport({ ratio: 1 });
  await expect(
    page.getByText("黄みの朱色。", { exact: false }),
    "name, picture and plain sentence in one window",
  ).toBeInViewport({
    ratio: 1,
  });
  await page.goto(`${baseUrl}/all-products`);
  await expect(page.getByText("しぼる", { exact: true })).toBeInViewport({ ratio: 1 });
}

async function isFitForEveryone(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/all-products?p=base-03`);
  await waitForHydration(page);
  await page.getByRole("dialog").waitFor();
  for (const name of ["使いかた", "成分", "使うときの注意", "商品情報"]) await fold(page, name).tap();
  await expect(page.getByText(/^SPF\d+ PA/)).toBeVisible();
  expect(await page.getByRole("dialog").evaluate((dialog) => dialog.scrollWidth <= dialog.clientWidth)).toBe(true);
  await expectNoAxeIssues(page, "every fact open at 320 px");
}
