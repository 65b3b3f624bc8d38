import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { isSameWindow, expectTitle, markWindow, waitForHydration } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";
import { lookIn } from "./steps/look-in.ts";
import { waitForHidden } from "./steps/wait-for-hidden.ts";

const tiles = "ul[aria-label='商品の一覧'] > li";

test("the shelf: narrow it, open a product and come back, compare four, ask for nonsense, and all of it without scripts", async ({
  page,
  baseUrl,
  anotherPhone,
}) => {
  await narrowsAndComesBack(page, baseUrl);
  await triesEveryLine(page, baseUrl);
  await comparesFour(page, baseUrl);
  await saysWhatItDoesNotKnow(page, baseUrl);
  await isReadWithoutScripts(await anotherPhone({ javaScriptEnabled: false }), baseUrl);
});

async function narrowsAndComesBack(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/all-products`);
  await waitForHydration(page);
  await expect(page.locator(tiles)).toHaveCount(168);
  await markWindow(page);

  await page.getByText("しぼる", { exact: true }).tap();
  await page.getByRole("link", { name: /^リップ、24品$/ }).tap();
  // Not waited for: the second tap adds to the first.
  await page.getByRole("link", { name: /^つや、/ }).tap();
  await page.getByRole("link", { name: "リップをはずす" }).waitFor();
  await page.getByRole("link", { name: "つやをはずす" }).waitFor();
  const shown = await page.locator(tiles).count();
  assert.ok(shown > 2 && shown < 24, `${shown} tiles`);
  await page.getByText("しぼる", { exact: true }).tap();

  const tile = page.locator(`${tiles} a[href*="p=lip-10"]`);
  await tile.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await tile.tap();
  const sheet = page.getByRole("dialog", { name: "雨天決行のパレード" });
  await sheet.waitFor();
  await expectTitle(page, "リップ 10 雨天決行のパレード");
  await expect(sheet).toHaveText(/合わないことがある人/, { useInnerText: true });
  await expect(sheet.getByRole("heading", { name: "この色の場面" })).toBeAttached();
  for (const [name, address] of [
    ["唇で試す", "/virtual_tester?s=lip-10"],
    ["声を読む", "/review?p=lip-10"],
    ["バーコードを出す", "/barcode?p=lip-10"],
    ["買えるところ", "/shops?c=l10"],
  ] as const) {
    await expect(sheet.getByRole("link", { name })).toHaveAttribute("href", address);
  }

  await page.goBack();
  await sheet.waitFor({ state: "detached" });
  await expect(page).toHaveURL(/line=lip&finish=gloss$/);
  await expect(page.locator(tiles)).toHaveCount(shown);
  await expect
    .poll(
      async () => Math.abs((await page.evaluate(() => scrollY)) - place),
      "the list keeps its place behind the sheet",
    )
    .toBeLessThan(4);
  await expectTitle(page, "全色全品");

  // From neighbour to neighbour, and with one step back to the shelf.
  await tile.tap();
  await sheet.waitFor();
  await sheet.getByRole("link", { name: /色差/ }).first().tap();
  await page.waitForURL((url) => url.searchParams.get("p") !== "lip-10");
  await page.getByRole("dialog").getByRole("link", { name: "閉じる" }).tap();
  await page.waitForURL(/finish=gloss$/);
  await expect.poll(() => isSameWindow(page), "nothing was loaded anew").toBeTruthy();
}

/** Each line is tried where it is worn: by a query of its own, or as a look of one product. */
async function triesEveryLine(page: Page, baseUrl: string): Promise<void> {
  for (const [id, name, address] of [
    ["shadow-085", "まぶたで試す", "/virtual_tester?e=-.085.-.-"],
    ["mascara-03", "目もとで試す", "/virtual_tester?m=03"],
    ["liner-04", "目もとで試す", "/virtual_tester?l=04"],
  ] as const) {
    await page.goto(`${baseUrl}/all-products?p=${id}`);
    await expect(page.getByRole("link", { name })).toHaveAttribute("href", address);
  }
  await page.goto(`${baseUrl}/all-products?p=brow-02`);
  await page.getByRole("link", { name: "眉で試す" }).click();
  await page.waitForURL(/\/virtual_tester\?look=1[\w-]+$/);
  assert.deepEqual(
    lookIn(page.url()).map(({ kind }) => kind),
    ["brow"],
  );
  await page.goto(`${baseUrl}/all-products?p=base-04`);
  assert.deepEqual(
    lookIn((await page.getByRole("link", { name: "肌で試す" }).getAttribute("href")) ?? "").map(({ kind }) => kind),
    ["base"],
  );
  await expect(page.getByRole("link", { name: "肌の色と比べる" })).toHaveAttribute("href", "/virtual_tester#skin");
}

async function comparesFour(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/all-products?line=lip`);
  await waitForHydration(page);
  await page.getByRole("link", { name: "比べる", exact: true }).tap();
  for (const name of ["踊り場の金魚", "猫背の女王", "秘密基地の石榴", "終電のりんご飴"]) {
    await page.getByRole("link", { name: `${name}を比べる欄に入れる` }).tap();
    await page
      .getByRole("link", { name: `${name}を比べる欄から外す` })
      .first()
      .waitFor();
  }
  assert.equal(new URL(page.url()).searchParams.get("compare"), "lip-01,lip-12,lip-15,lip-03");
  const tray = page.getByRole("region", { name: "比べる" });
  await expect(tray).toHaveText(/猫背の女王と秘密基地の石榴は\s+いとこ\s+色差 8\.1/, { useInnerText: true });
  await expect(page.getByRole("link", { name: /比べる欄に入れる/ }), "a full tray takes no fifth").toHaveCount(0);
  await expect(tray.getByRole("table"), "what else tells them apart").toHaveText(/持ち[^]*約3時間/, {
    useInnerText: true,
  });
  await page.reload();
  await expect(tray).toHaveText(/色差 8\.1/, { useInnerText: true });
}

async function saysWhatItDoesNotKnow(page: Page, baseUrl: string): Promise<void> {
  const odd = `line=hat&mood=%3Cscript%3E&compare=lip-99&l=5000&p=${"x".repeat(300)}`;
  for (const search of [odd, "p=lip-99", "sort=%00&view=cube", "compare=lip-99,base-01"]) {
    const answer = await page.goto(`${baseUrl}/all-products?${search}`);
    assert.equal(answer?.status(), 200, search);
    await expect(page.locator(tiles), search).toHaveCount(168);
    await expect(page.locator("main"), search).toHaveText(/見つかりませんでした|外して表示しています/, {
      useInnerText: true,
    });
  }
  await page.goto(`${baseUrl}/all-products?line=tool&finish=gloss`);
  await page.getByText("この条件に合う商品はありません。").waitFor();
  await page.getByRole("link", { name: "条件をはずす" }).first().tap();
  await page.waitForURL(`${baseUrl}/all-products`);
}

async function isReadWithoutScripts(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/all-products?line=tint`);
  await expect(page.locator(tiles)).toHaveCount(8);
  await page.locator(`${tiles} a`).first().tap();
  await page.waitForURL(/p=tint-01/);
  const sheet = page.getByRole("dialog", { name: "切手裏の木苺" });
  await expect(sheet).toHaveText(/¥1,430|¥1,540|¥1,650/, { useInnerText: true });
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? "{}");
  assert.equal(data["@type"], "Product");
  assert.equal(data.offers, undefined, "a sample is offered to nobody");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/all-products\?p=tint-01$/);
  await sheet.getByRole("link", { name: "閉じる" }).tap();
  await page.waitForURL(/\?line=tint$/);
  await waitForHidden(page.getByRole("dialog"));
}
