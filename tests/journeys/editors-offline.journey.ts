import type { Page } from "@playwright/test";
import { loseConnection, waitForHydration } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";

test.use({ serviceWorkers: "allow", expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|E-OFFLINE|503/ });

test("the line or the server is away from the makers: they say so, nothing is lost, and a lid pressed without a line opens when it is back", async ({
  page,
  baseUrl,
  anotherPhone,
}) => {
  await openCompactOffline(page, baseUrl);
  await nameIsRetained(page);
  await wishIsReverted(await anotherPhone(), baseUrl);
  await withoutCookies(await anotherPhone(), baseUrl);
});

async function chooseFourDesires(page: Page): Promise<void> {
  // Others than a visitor of another journey chooses: how many chose alike is counted there.
  for (const [place, at] of [6, 8, 9, 10].entries()) {
    const strip = page.locator("button[data-desire]").nth(at);
    await strip.tap();
    await page.locator("[data-heard] small").waitFor();
    await strip.tap();
    await page.locator('button[data-desire][aria-pressed="true"]').nth(place).waitFor();
  }
}

async function openCompactOffline(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/yoku`, { waitUntil: "networkidle" });
  await waitForHydration(page);
  await loseConnection(page);
  await chooseFourDesires(page);
  const open = page.getByRole("button", { name: "パレットを開く" });
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
async function nameIsRetained(page: Page): Promise<void> {
  const title = (await page.locator("h1").textContent()) ?? "";
  await page.route("**/api/yoku/palettes/*", answerBusy);
  await page.getByRole("button", { name: "ほかの名前にする" }).tap();
  await page.getByRole("alert").getByText("混み合っています。").waitFor();
  await expect(page.locator("h1")).toHaveText(title);
  await page.getByText("わたしの欲パレット").waitFor();
  await page.unroute("**/api/yoku/palettes/*");
  await page.getByRole("button", { name: "ほかの名前にする" }).tap();
  await page.waitForFunction((before) => document.querySelector("h1")?.textContent !== before, title);
  await page.getByText("わたしの欲パレット").waitFor();
}

async function wishIsReverted(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/mcm/gallery`, { waitUntil: "networkidle" });
  await waitForHydration(page);
  await page.route("**/api/mcm/works/*/like", answerBusy);
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
  await waitForHydration(page);
  await page.getByText("このブラウザでは保存できません。").waitFor();
  await expect(page.getByRole("checkbox", { name: /みんなのマスカラに公開する/ })).toHaveCount(0);
  await page.getByRole("button", { name: "この一本を完成させる" }).tap();
  await page.locator('[data-certificate="0"]').getByText("控え", { exact: true }).waitFor();

  await page.goto(`${baseUrl}/yoku`);
  await waitForHydration(page);
  await chooseFourDesires(page);
  await page.getByRole("button", { name: "明日まで寝かせる" }).tap();
  await page.getByText("寝かせられません。").waitFor();
  await page.getByRole("button", { name: "パレットを開く" }).tap();
  await page.locator("[data-palette][data-done]").waitFor({ timeout: 20_000 });
  await page.getByText("わたしの欲パレット").waitFor();
  await page.getByText("リンクを控えておくと、同じ四色を開けます。").waitFor();
  // What the page still asks for while it is closed is nobody's answer any more.
  await page.unrouteAll({ behavior: "ignoreErrors" });
}

const answerBusy = (route: Parameters<Parameters<Page["route"]>[1]>[0]): Promise<void> =>
  route.fulfill({
    status: 503,
    json: { error: { code: "E-BUSY", message: "混み合っています。", requestId: "away" } },
  });
