import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { waitForHydration } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";

test.use({ expectedErrors: /ERR_FAILED/ });

test("a bold word is bold from its first letter to its last, also while its face is on the way", async ({
  page,
  baseUrl,
}) => {
  await page.route(/-700-.*\.woff2/, (route) => route.abort());
  await page.goto(`${baseUrl}/faq`);
  await waitForHydration(page);
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => {
    const word = document.createElement("p");
    word.id = "word";
    word.textContent = "塗ってみる";
    word.setAttribute("class", "text-heading");
    document.getElementById("main")?.prepend(word);
  });
  const word = page.locator("#word");
  const inkOf = async (weight: number): Promise<number> => {
    await word.evaluate((element, bold) => element.style.setProperty("font-weight", String(bold)), weight);
    return countInk(word);
  };
  const [regular, bold] = [await inkOf(500), await inkOf(700)];
  expect(bold / regular).toBeGreaterThan(1.08);
});

/** How much of a word differs from its ground. */
async function countInk(word: Locator): Promise<number> {
  const { data } = await sharp(await word.screenshot())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const ground = data[0] ?? 0;
  return data.reduce((sum, value) => sum + Math.abs(value - ground), 0);
}
