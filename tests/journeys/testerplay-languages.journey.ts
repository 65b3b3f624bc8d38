import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { hasNoSidewaysScroll, waitForHydration } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";

const languages = [
  { path: "/testerplay", lang: "ja", drawn: "1本目を引きました。" },
  { path: "/testerplay-en", lang: "en", drawn: "Stroke 1 is on the board." },
  { path: "/testerplay-tw", lang: "zh-TW", drawn: "第1筆畫好了。" },
  { path: "/testerplay-hk", lang: "zh-HK", drawn: "第1筆畫好喇。" },
  { path: "/testerplay-thai", lang: "th", drawn: "ได้รอยที่ 1 แล้ว" },
] as const;

test("in five languages the way to the first stroke, in English the whole way with the keyboard alone", async ({
  baseUrl,
  anotherPhone,
}) => {
  const missions = new Set<string>();
  for (const { path, lang, drawn } of languages) {
    const page = await anotherPhone({ locale: lang, reducedMotion: "reduce", viewport: { width: 320, height: 700 } });
    await page.goto(baseUrl + path);
    await waitForHydration(page);
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    await expect(page.locator('link[rel="alternate"][hreflang]')).toHaveCount(6);
    if (lang === "en") {
      missions.add(await keyboardAlone(page));
    } else {
      missions.add(await toTheBoard(page));
      await page.locator('input[name=tp-shade][value="9"]').focus();
      await page.keyboard.press("Space");
      await page.locator("details summary").first().tap();
      await page.locator("[data-preset=wave]").tap();
      await page.getByText(drawn).waitFor();
    }
    await expect.poll(() => hasNoSidewaysScroll(page), `${path} can be scrolled sideways`).toBeTruthy();
    await page.context().close();
  }
  assert.equal(missions.size, languages.length, "each place has missions of its own");
});

/** Through the first door and the reel, by what is under the finger; the mission it stopped at. */
async function toTheBoard(page: Page): Promise<string> {
  await page.locator("[data-place=home]").tap();
  await page.locator("[data-spin]").tap();
  await page.locator("[data-begin]:not([disabled])").tap();
  await page.locator("canvas[data-strokes]").waitFor();
  return page.locator("h1").innerText();
}

/** From the entrance to the card without a pointer. */
async function keyboardAlone(page: Page): Promise<string> {
  const press = async (selector: string): Promise<void> => {
    await page.locator(selector).first().focus();
    await page.keyboard.press("Enter");
  };
  await press("[data-place=home]");
  await page.locator("[data-spin]").waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.tagName), "the step's title has the focus")
    .toBe("H1");
  await press("[data-spin]");
  await page.locator("[data-begin]:not([disabled])").waitFor();
  await press("[data-begin]");
  await page.locator("canvas[data-strokes]").waitFor();
  const mission = await page.locator("h1").innerText();
  await page.locator("input[name=tp-shade]").first().focus();
  await page.keyboard.press("Space");
  await press("details summary");
  for (const [i, name] of ["bow", "wave", "swirl"].entries()) {
    await page.locator("input[name=tp-shade]:checked").focus();
    await page.keyboard.press("ArrowRight");
    await press(`[data-preset=${name}]`);
    await page.locator(`canvas[data-strokes="${i + 1}"]`).waitFor();
  }
  await page.getByRole("button", { name: "Finish and see the names" }).focus();
  await page.keyboard.press("Enter");
  await page.getByText("The names have dropped. Stroke 1: The Unreturned Umbrella.").waitFor();
  await page.getByRole("heading", { name: "My colour footprints" }).waitFor();
  await page.getByText("Price as marked in store.").waitFor();
  return mission;
}
