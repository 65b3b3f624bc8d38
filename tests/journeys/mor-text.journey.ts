import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { waitForHydration } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";

const form = "m=3&l=355&p1=8&p2=9&p3=10&p4=2&p5=0&g=3&v=4&n=2";

test.use({ expectedErrors: /404/ });

test("the red story is read and chosen in words alone, by keyboard and also without a script", async ({
  page,
  baseUrl,
  anotherPhone,
}) => {
  const code = await chooseByKeyboard(page, baseUrl);
  await sendWithoutAScript(await anotherPhone({ javaScriptEnabled: false }), baseUrl, code);
  await wipeByKeyboard(await anotherPhone({ reducedMotion: "reduce" }), baseUrl);
  await openWithInvalidCode(page, baseUrl);
});

async function chooseByKeyboard(page: Page, baseUrl: string): Promise<string> {
  await page.goto(`${baseUrl}/mor`);
  await waitForHydration(page);
  await page.getByRole("link", { name: "文字で読む" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "文字で読む、赤の記憶" }).waitFor();
  await expect(page.getByRole("heading", { level: 2 }), "all five chapters are there").toHaveCount(5);
  const wanted = Object.fromEntries(new URLSearchParams(form));
  await page.locator('select[name="m"]').focus();
  for (const [name, value] of Object.entries(wanted)) {
    const field = page.locator(`[name="${name}"]`);
    await expect
      .poll(() => field.evaluate((element) => element === document.activeElement), `Tab leads to ${name}`)
      .toBeTruthy();
    if (name === "l") await page.keyboard.type(value);
    else for (let i = 0; i <= Number(value); i++) await page.keyboard.press("ArrowDown");
    await expect(field).toHaveValue(value);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/mor\?c=[0-9A-Z]{10}$/);
  await page.getByRole("heading", { level: 1, name: /待ちくたびれた\s*灯り/ }).waitFor();
  await page.getByText("水平線の朱").waitFor();
  await page.getByText("赤の海に、灯りました。").waitFor();
  return new URL(page.url()).searchParams.get("c") ?? "";
}

async function sendWithoutAScript(page: Page, baseUrl: string, code: string): Promise<void> {
  const response = await page.goto(`${baseUrl}/mor?c=3`);
  assert.ok((await response?.text())?.includes("文字だけの版なら"), "it says what works here");
  await expect(page.getByRole("button", { name: "手紙を拾う" }), "no button stands there in vain").toHaveCount(0);
  await page.getByRole("link", { name: "文字で読む" }).click();
  for (const [name, value] of new URLSearchParams(form)) {
    const field = page.locator(`[name="${name}"]`);
    if (name === "l") await field.fill(value);
    else await field.selectOption(value);
  }
  await page.getByRole("button", { name: "名づける" }).click();
  await page.waitForURL((url) => url.searchParams.get("c") === code);
  await page.getByText("水平線の朱").waitFor();
  await page.goto(`${baseUrl}/mor?c=text&${form.replace("p5=0", "p5=2")}`);
  await page.getByText("手紙に、同じ言葉が二度入っています。").waitFor();
}

/** Enter wipes as well as a hand does; the question is focused when the red is there. */
async function wipeByKeyboard(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/mor`);
  await waitForHydration(page);
  await page.locator("canvas[data-ready]").waitFor();
  const question = page.getByRole("heading", { name: "赤かったのは、どれ。" });
  const wipe = page.getByRole("button", { name: "拭く", exact: true });
  await wipe.focus();
  for (let strokes = 0; strokes < 30 && (await question.count()) === 0; strokes++) {
    await page.keyboard.press("Enter");
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await question.waitFor();
  await page.waitForFunction(() => document.activeElement?.textContent === "赤かったのは、どれ。");
}

async function openWithInvalidCode(page: Page, baseUrl: string): Promise<void> {
  for (const code of ["AAAAAAAAAA", "%3Cscript%3E", "x".repeat(180)]) {
    const response = await page.goto(`${baseUrl}/mor?c=${code}`);
    assert.equal(response?.status(), 404);
    await page.getByText("この赤は読めませんでした。").waitFor();
  }
}
