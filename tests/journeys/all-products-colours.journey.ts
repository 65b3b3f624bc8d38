import type { Page } from "@playwright/test";
import { expectNoAxeIssues } from "./steps/axe.ts";
import { hasNoSidewaysScroll, loseConnection, waitForHydration } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";

const tiles = "ul[aria-label='商品の一覧'] > li";

// Without a network the browser says of each request that there is none.
test.use({ serviceWorkers: "allow", expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

test("the colours of the shelf: paint the screen, find what is missing, walk the wheel with keys, stay without a network", async ({
  page,
  baseUrl,
  anotherPhone,
}) => {
  await paintsTheScreen(page, baseUrl);
  await findsMissingColours(page, baseUrl);
  await movesAroundWheel(await anotherPhone({ hasTouch: false, isMobile: false }), baseUrl);
  await worksOffline(page, baseUrl);
  await isFitForEveryone(await anotherPhone({ viewport: { width: 320, height: 568 } }), baseUrl);
});

async function paintsTheScreen(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/all-products?p=lip-01`);
  await waitForHydration(page);
  await page.getByRole("button", { name: "塗ってみる" }).tap();
  const painted = page.getByRole("dialog", { name: "踊り場の金魚を画面に塗る" });
  await painted.getByText("五階と六階のあいだで").waitFor({ timeout: 20_000 });
  await expect(painted.locator(".shade-de5038"), "the true chip is never painted over").toBeVisible();
  await page.keyboard.press("Escape");
  await painted.waitFor({ state: "detached" });
  await expect(page.getByRole("dialog", { name: "踊り場の金魚" }), "the sheet is still there").toBeVisible();
}

async function findsMissingColours(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/all-products`);
  await waitForHydration(page);
  const place = page.getByRole("heading", { name: "手持ちにない色" });
  await place.scrollIntoViewIfNeeded();
  await place.tap();
  await page.getByRole("checkbox", { name: "リップ 01 踊り場の金魚" }).check();
  await page.getByRole("heading", { name: "手もとに無い色" }).waitFor();
  await expect(page.getByText(/いちばん近いのは、持っている「踊り場の金魚」/)).toHaveCount(6);
}

async function movesAroundWheel(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/all-products?view=wheel&line=lip`);
  await waitForHydration(page);
  const wheel = page.getByRole("listbox");
  const chosen = wheel.locator("[aria-selected='true']");
  await wheel.focus();
  const first = await chosen.getAttribute("id");
  await page.keyboard.press("ArrowLeft");
  await expect(chosen).not.toHaveAttribute("id", first ?? "");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute("role")), "the focus comes back")
    .toBe("listbox");
  await expect(page.locator(tiles), "the wheel has its list twin").toHaveCount(24);
}

async function worksOffline(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/all-products`);
  await waitForHydration(page);
  // What was asked for before the line goes is no part of this: what one has of wishes, with what is on the shelf.
  await page.waitForLoadState("networkidle");
  await loseConnection(page);
  await page.locator('[data-connection="lost"]').getByText("圏外です。前に開いたものは見られます。").waitFor();
  await expect(page.locator(tiles), "what is here stays").toHaveCount(168);
  await page.context().setOffline(false);
}

async function isFitForEveryone(page: Page, baseUrl: string): Promise<void> {
  for (const address of ["", "?view=list&compare=lip-01,lip-02", "?view=wheel&line=lip", "?p=lip-01", "?line=hat"]) {
    await page.goto(`${baseUrl}/all-products${address}`);
    await waitForHydration(page);
    await expect.poll(() => hasNoSidewaysScroll(page), `${address} is wider than 320 px`).toBeTruthy();
    await expectNoAxeIssues(page, address);
  }
}
