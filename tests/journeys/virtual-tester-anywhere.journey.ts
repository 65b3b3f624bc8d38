import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { fitsItsWidth, isSameWindow, markWindow, untilAlive } from "./harness/arrival.ts";
import type { Journey } from "./harness/journey.ts";

export const journey: Journey = {
  name: "offline, by keys alone on a narrow phone, coat by coat, or without a script: shades go on changing",
  expects: [/net::ERR_(INTERNET_DISCONNECTED|FAILED)/],
  async run({ page, baseUrl, anotherPhone }) {
    await offline(page, baseUrl);
    await byKeys(await anotherPhone({ viewport: { width: 320, height: 640 }, reducedMotion: "reduce" }), baseUrl);
    await tints(await anotherPhone(), baseUrl);
    await withoutScript(await anotherPhone({ javaScriptEnabled: false }), baseUrl);
  },
};

/** The line breaks while one is at it: shades and eyes go on changing, on the same face. */
async function offline(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/virtual_tester?s=lip-01`);
  await untilAlive(page);
  await page.locator('nav a[href="/virtual_tester?s=lip-15"]').tap();
  await page.locator('[data-source="model"] canvas').waitFor();
  await page.getByRole("button", { name: "まつげ", exact: true }).tap();
  await page.getByRole("button", { name: "01 非常階段の黒猫" }).waitFor();
  await markWindow(page);
  await page.context().setOffline(true);
  await page.getByRole("status").getByText("圏外").first().waitFor();
  await page.getByRole("button", { name: "01 非常階段の黒猫" }).tap();
  await page.getByRole("button", { name: /^唇/ }).tap();
  await page.locator('nav [data-shade="lip-03"]').tap();
  await page.getByRole("img", { name: "モデルの顔に「終電のりんご飴」と、目もとの色を塗った絵" }).waitFor();
  assert.ok(await isSameWindow(page), "the page was not loaded anew");
  await page.context().setOffline(false);
}

/** Keys alone, on a narrow phone, with calm movements. */
async function byKeys(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/virtual_tester?s=lip-01`);
  await untilAlive(page);
  await page.locator('nav [data-shade="lip-01"]').focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await page.getByRole("img", { name: /終電のりんご飴/ }).waitFor();
  await page.keyboard.press("End");
  await page.keyboard.press("Tab");
  const strength = page.getByRole("slider", { name: "濃さ" });
  assert.ok(
    await strength.evaluate((slider) => slider === document.activeElement),
    "after the rail comes the strength",
  );
  for (let i = 0; i < 20; i++) await page.keyboard.press("ArrowLeft");
  assert.equal(await strength.inputValue(), "20");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.getByRole("img", { name: "モデルの顔の、素顔の絵" }).waitFor();
  assert.ok(await fitsItsWidth(page));
}

async function tints(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/virtual_tester?s=tint-03`);
  assert.equal(new URL(page.url()).pathname, "/virtual_tester_lt");
  await untilAlive(page);
  await page.getByRole("button", { name: "一枚" }).tap();
  await page.locator('[data-source="model"] canvas').waitFor();
  await page.getByRole("button", { name: "三枚" }).tap();
  await page.getByRole("button", { name: "コーヒーのあと" }).tap();
  assert.ok(await fitsItsWidth(page));
}

async function withoutScript(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/virtual_tester?s=lip-04`);
  await page.locator('img[src*="worn-lip-04"]').waitFor();
  await page.locator('nav a[href="/virtual_tester?s=lip-05"]').tap();
  await page.locator('img[src*="worn-lip-05"]').waitFor();
}
