import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { hasNoSidewaysScroll, expectTitle, waitForHydration } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";
import { waitForStable } from "./steps/wait-for-stable.ts";

test("three steps make a mascara with a name and a number; I wear it, a recipe knows it, and a stranger meets it, likes it, changes it and gives credit", async ({
  page,
  baseUrl,
  anotherPhone,
}) => {
  await createMascara(page, baseUrl);
  await tryMascara(page);
  await inRecipe(page, baseUrl);
  await findInGallery(await anotherPhone(), baseUrl);
  await withoutScript(await anotherPhone({ javaScriptEnabled: false }), baseUrl);
  await openWithInvalidCode(await anotherPhone(), baseUrl);
});

async function createMascara(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/mcm`);
  await waitForHydration(page);
  const before = await page.locator("[data-code]").getAttribute("data-code");
  const comb = page.getByRole("slider", { name: "曲げる" });
  const box = await comb.boundingBox();
  assert.ok(box);
  await comb.tap({ position: { x: box.width * 0.8, y: box.height / 2 } });
  await page.waitForFunction(
    (code) => document.querySelector("[data-code]")?.getAttribute("data-code") !== code,
    before,
  );
  await page.getByText(/^♪ /).waitFor();
  await page.waitForURL(/[?&]r=[\w-]{12}/);

  await page.getByRole("link", { name: "次は、色" }).tap();
  await page.getByRole("heading", { name: "色を決める" }).waitFor();
  await page.getByRole("radio", { name: "葡萄" }).check();
  await page.waitForFunction(() => {
    const code = document.querySelector("[data-code]")?.getAttribute("data-code");
    return new URLSearchParams(location.search).get("r") === code;
  });
  await page.goBack();
  await page.getByRole("heading", { name: "線を決める" }).waitFor();
  await page.goForward();
  await page.getByRole("heading", { name: "色を決める" }).waitFor();
  await expect(page.getByRole("radio", { name: "葡萄" })).toBeChecked();

  await page.getByRole("link", { name: "次は、名" }).tap();
  await page.getByLabel("はじめの言葉").selectOption({ label: "屋上の" });
  await page.getByLabel("おわりの言葉").selectOption({ label: "逃げ道" });
  await page.getByText("この二つの言葉は、並べて刻めません。").waitFor();
  await expect(page.getByRole("button", { name: "この一本を完成させる" })).toBeDisabled();
  await page.getByLabel("はじめの言葉").selectOption({ label: "二度寝の" });
  await page.getByLabel("おわりの言葉").selectOption({ label: "言い訳" });
  await page.getByRole("checkbox", { name: /みんなのマスカラに公開する/ }).check();
  await page.getByRole("button", { name: "この一本を完成させる" }).tap();
  await page.locator("[data-certificate]").waitFor();
  await page.getByText("みんなのマスカラで公開しています。").waitFor();
  await expect.poll(() => hasNoSidewaysScroll(page)).toBeTruthy();
}

/** From the certificate to the tester: it is on the model's lashes, and lies on its shelf, pressed and named. */
async function tryMascara(page: Page): Promise<void> {
  const wear = page.getByRole("link", { name: "この目もとで試す" });
  await waitForStable(wear);
  await wear.tap();
  await page.waitForURL(/\/virtual_tester\?m=[\w-]{12}$/);
  await page.locator('[data-source="model"] canvas').waitFor();
  await page.getByRole("img", { name: /目もとの色を塗った絵/ }).waitFor();
  await page.getByRole("button", { name: "二度寝の言い訳", pressed: true }).waitFor();
  await expect.poll(() => hasNoSidewaysScroll(page)).toBeTruthy();
  await page.getByRole("button", { name: "のせない" }).tap();
  await page.waitForURL((url) => !url.searchParams.has("m"));
  await page.getByRole("button", { name: "二度寝の言い訳" }).tap();
  await page.waitForURL(/[?&]m=[\w-]{12}/);
}

/** Where a recipe does lashes, it does them with my own. */
async function inRecipe(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/personalmakeup?m=bold&t=15&s=photo`);
  const own = page.locator('[data-tool="mcm"]').getByRole("link", { name: "二度寝の言い訳" });
  await own.waitFor();
  await expect(own).toHaveAttribute("href", /^\/mcm\?r=[\w-]{12}$/);
}

async function findInGallery(page: Page, baseUrl: string): Promise<void> {
  // A sample of ours is reported like any other.
  await page.goto(`${baseUrl}/mcm/gallery?w=4d434d00-0000-4000-a000-000000000002`);
  await waitForHydration(page);
  await page.getByText("見本の一本").waitFor();
  await page.getByRole("button", { name: "報告する" }).tap();
  await page.getByRole("button", { name: "そのほか" }).tap();
  await page.getByText("受け取りました。確認します。").waitFor();

  await page.goto(`${baseUrl}/mcm/gallery`);
  await waitForHydration(page);
  await page.getByRole("link", { name: "『二度寝の言い訳』を開く" }).first().tap();
  await page.getByRole("heading", { level: 1, name: "二度寝の言い訳" }).waitFor();
  await expectTitle(page, "二度寝の言い訳｜みんなのマスカラ");
  const address = page.url();
  const like = page.getByRole("button", { name: "二度寝の言い訳 気になる" });
  await like.tap();
  await page.getByText("1人が気になった").waitFor();
  await page.goto(address);
  await waitForHydration(page);
  await page.locator('[aria-pressed="true"][aria-label^="二度寝の言い訳 気になる"]').waitFor();

  await page.getByRole("button", { name: "報告する" }).tap();
  await page.getByRole("button", { name: "ほかのものの真似" }).tap();
  await page.getByText("受け取りました。確認します。").waitFor();

  await page.getByRole("link", { name: "この一本から、つくり変える" }).tap();
  await page.waitForURL(/\/mcm\?.*p=/);
  await waitForHydration(page);
  await page.getByRole("link", { name: "名", exact: false }).and(page.locator('[href*="s=3"]')).first().tap();
  await page.getByLabel("おわりの言葉").selectOption({ label: "金魚" });
  await page.getByRole("checkbox", { name: /みんなのマスカラに公開する/ }).check();
  await page.getByRole("button", { name: "この一本を完成させる" }).tap();
  await page.locator("[data-certificate]").waitFor();
  await page.goto(`${baseUrl}/mcm/gallery?sort=new`);
  await waitForHydration(page);
  await page.getByRole("link", { name: "『二度寝の金魚』を開く" }).tap();
  await page.getByRole("heading", { level: 1, name: "二度寝の金魚" }).waitFor();
  await page.getByRole("link", { name: /を、つくり変えたもの/ }).tap();
  await page.getByRole("heading", { level: 1, name: "二度寝の言い訳" }).waitFor();
}

/** The wall, a work and the bench are in the page itself. */
async function withoutScript(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/mcm/gallery?sort=experiment`);
  await expect.poll(() => page.getByRole("link", { name: /を開く/ }).count()).toBeGreaterThanOrEqual(4);
  await page.goto(`${baseUrl}/mcm/gallery`);
  await page.getByRole("link", { name: "『二度寝の言い訳』を開く" }).first().click();
  await page.getByRole("heading", { level: 1, name: "二度寝の言い訳" }).waitFor();
  await expect(page.getByRole("link", { name: "この目もとで試す" })).toHaveAttribute(
    "href",
    /^\/virtual_tester\?m=[\w-]{12}$/,
  );
  await page.getByRole("link", { name: "この一本から、つくり変える" }).click();
  await page.getByRole("img", { name: /『二度寝の言い訳』/ }).waitFor();
}

async function openWithInvalidCode(page: Page, baseUrl: string): Promise<void> {
  const answer = await page.request.get(`${baseUrl}/mcm?r=AAAAAAAAAAAA`);
  assert.equal(answer.status(), 404);
  assert.match(await answer.text(), /リンクのコードが読めませんでした。/);
  const notFound = await page.request.get(`${baseUrl}/mcm/gallery?w=00000000-0000-4000-8000-000000000000`);
  assert.equal(notFound.status(), 410);
  const card = await page.request.get(`${baseUrl}/assets/mcm/ogp/4d434d00-0000-4000-a000-000000000013?v=1`);
  assert.equal(card.headers()["content-type"], "image/jpeg");
}
