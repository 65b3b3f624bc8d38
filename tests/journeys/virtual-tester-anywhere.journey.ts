import type { Page } from "@playwright/test";
import {
  hasNoSidewaysScroll,
  isSameWindow,
  loseConnection,
  markWindow,
  waitForHydration,
} from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";

test.use({ serviceWorkers: "allow", expectedErrors: /net::ERR_(INTERNET_DISCONNECTED|FAILED)/ });

test("offline, by keys alone on a narrow phone, coat by coat, or without a script: shades go on changing", async ({
  page,
  baseUrl,
  anotherPhone,
}) => {
  await offline(page, baseUrl);
  await byKeys(await anotherPhone({ viewport: { width: 320, height: 640 }, reducedMotion: "reduce" }), baseUrl);
  await tints(await anotherPhone(), baseUrl);
  await withoutScript(await anotherPhone({ javaScriptEnabled: false }), baseUrl);
});

/** The line breaks while one is at it: shades and eyes go on changing, on the same face. */
async function offline(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/virtual_tester?s=lip-01`);
  await waitForHydration(page);
  await page.locator('nav a[href="/virtual_tester?s=lip-15"]').tap();
  await page.locator('[data-source="model"] canvas').waitFor();
  await page.getByRole("button", { name: "まつ毛", exact: true }).tap();
  await page.getByRole("button", { name: "01 非常階段の黒猫" }).waitFor();
  await markWindow(page);
  await loseConnection(page);
  await page.getByRole("status").getByText("圏外").first().waitFor();
  await page.getByRole("button", { name: "01 非常階段の黒猫" }).tap();
  await page.getByRole("button", { name: /^唇(?!の)/ }).tap();
  await page.locator('nav [data-shade="lip-03"]').tap();
  await page.getByRole("img", { name: "モデルの顔に「終電のりんご飴」と、目もとの色を塗った絵" }).waitFor();
  await expect.poll(() => isSameWindow(page), "the page was not loaded anew").toBeTruthy();
  await page.context().setOffline(false);
}

/** Keys alone, on a narrow phone, with calm movements. */
async function byKeys(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/virtual_tester?s=lip-01`);
  await waitForHydration(page);
  await page.locator('nav [data-shade="lip-01"]').focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await page.getByRole("img", { name: /終電のりんご飴/ }).waitFor();
  await page.keyboard.press("End");
  await page.keyboard.press("Tab");
  const strength = page.getByRole("slider", { name: "濃さ" });
  await expect
    .poll(() => strength.evaluate((slider) => slider === document.activeElement), "after the rail comes the strength")
    .toBeTruthy();
  for (let i = 0; i < 20; i++) await page.keyboard.press("ArrowLeft");
  await expect(strength).toHaveValue("20");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.getByRole("img", { name: "モデルの顔の、素顔の絵" }).waitFor();
  await expect.poll(() => hasNoSidewaysScroll(page)).toBeTruthy();
}

async function tints(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/virtual_tester?s=tint-03`);
  await expect(page).toHaveURL(({ pathname }) => pathname === "/virtual_tester_lt");
  await waitForHydration(page);
  await page.getByRole("button", { name: "1回塗り" }).tap();
  await page.locator('[data-source="model"] canvas').waitFor();
  await page.getByRole("button", { name: "3回塗り" }).tap();
  await page.getByRole("button", { name: "コーヒーのあと" }).tap();
  await expect.poll(() => hasNoSidewaysScroll(page)).toBeTruthy();
}

async function withoutScript(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/virtual_tester?s=lip-04`);
  await page.locator('img[src*="worn-lip-04"]').waitFor();
  await page.locator('nav a[href="/virtual_tester?s=lip-05"]').tap();
  await page.locator('img[src*="worn-lip-05"]').waitFor();
}
