import type { Page } from "@playwright/test";
import { untilAlive } from "#test-support/arrival.ts";
import { expect, test } from "./fixtures/journey-test.ts";

test.use({ serviceWorkers: "allow", expectedTroubles: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|E-OFFLINE|503/ });

test("the line or the server is away from the makers: they say so, nothing is lost, and a lid pressed without a line opens when it is back", async ({
  page,
  baseUrl,
  anotherPhone,
}) => {
  await lidWithoutLine(page, baseUrl);
  await nameStays(page);
  await heartComesBack(await anotherPhone(), baseUrl);
  await withoutCookies(await anotherPhone(), baseUrl);
});

async function fourDesires(page: Page): Promise<void> {
  // Others than a visitor of another journey chooses: how many chose alike is counted there.
  for (const [place, at] of [6, 8, 9, 10].entries()) {
    const strip = page.locator("button[data-desire]").nth(at);
    await strip.tap();
    await page.locator("[data-heard] small").waitFor();
    await strip.tap();
    await page.locator('button[data-desire][aria-pressed="true"]').nth(place).waitFor();
  }
}

async function lidWithoutLine(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/yoku`, { waitUntil: "networkidle" });
  await untilAlive(page);
  await page.context().setOffline(true);
  await fourDesires(page);
  const open = page.getByRole("button", { name: "蓋をひらく" });
  await open.tap();
  await page.getByText("四つの欲は、この端末が今夜のあいだ覚えています。").waitFor();
  // The zone sends what was pressed as soon as there is a line; the ceremony waits for whoever pressed.
  const sent = page.waitForResponse((answer) => answer.url().endsWith("/api/yoku/palettes") && answer.ok());
  await page.context().setOffline(false);
  // A busy machine may leave that to the press itself: what is seen is the same.
  await sent.catch(() => {});
  await open.tap();
  await page.locator("[data-palette][data-done]").waitFor({ timeout: 20_000 });
  await page.getByText("わたしの欲パレット").waitFor();
}

/** A name that the server could not keep is not shown as kept. */
async function nameStays(page: Page): Promise<void> {
  const title = (await page.locator("h1").textContent()) ?? "";
  await page.route("**/api/yoku/palettes/*", busy);
  await page.getByRole("button", { name: "ほかの名前にする" }).tap();
  await page.getByRole("alert").getByText("混み合っています。").waitFor();
  await expect(page.locator("h1")).toHaveText(title);
  await page.getByText("わたしの欲パレット").waitFor();
  await page.unroute("**/api/yoku/palettes/*");
  await page.getByRole("button", { name: "ほかの名前にする" }).tap();
  await page.waitForFunction((before) => document.querySelector("h1")?.textContent !== before, title);
  await page.getByText("わたしの欲パレット").waitFor();
}

async function heartComesBack(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/mcm/gallery`, { waitUntil: "networkidle" });
  await untilAlive(page);
  await page.route("**/api/mcm/works/*/like", busy);
  const heart = page.getByRole("button", { name: /気になる/ }).first();
  await heart.tap();
  await page.getByText("混み合っています。少し待ってから、もう一度お試しください。").waitFor();
  await expect(heart).toHaveAttribute("aria-pressed", "false");
}

/** Where no cookie is taken a lid opens and a mascara is finished; what cannot be kept is said. */
async function withoutCookies(page: Page, baseUrl: string): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "cookieEnabled", { configurable: true, get: () => false });
    Object.defineProperty(Document.prototype, "cookie", { configurable: true, get: () => "", set: () => {} });
  });
  await page.route("**/api/**", async (route) => {
    const headers = await route.request().allHeaders();
    delete headers["cookie"];
    await route.fulfill({ response: await route.fetch({ headers }) });
  });
  await page.goto(`${baseUrl}/mcm?s=3`);
  await untilAlive(page);
  await page.getByText("このブラウザでは保存できません。").waitFor();
  await expect(page.getByRole("checkbox", { name: /見本室に掛ける/ })).toHaveCount(0);
  await page.getByRole("button", { name: "この一本を完成させる" }).tap();
  await page.locator('[data-certificate="0"]').getByText("控え", { exact: true }).waitFor();

  await page.goto(`${baseUrl}/yoku`);
  await untilAlive(page);
  await fourDesires(page);
  await page.getByRole("button", { name: "ひと晩、寝かせる" }).tap();
  await page.getByText("寝かせられません。").waitFor();
  await page.getByRole("button", { name: "蓋をひらく" }).tap();
  await page.locator("[data-palette][data-done]").waitFor({ timeout: 20_000 });
  await page.getByText("わたしの欲パレット").waitFor();
  await page.getByText("リンクを控えておくと、同じ四色をひらけます。").waitFor();
}

const busy = (route: Parameters<Parameters<Page["route"]>[1]>[0]): Promise<void> =>
  route.fulfill({
    status: 503,
    json: { error: { code: "E-BUSY", message: "混み合っています。", requestId: "away" } },
  });
