import { waitForHydration } from "#test-support/page-checks.ts";
import { openScreens } from "#tools/sites/open-screens.ts";
import { expect, test } from "./fixtures/journey-test.ts";
import { listCutWords } from "./steps/words-cut.ts";

const widths = [320, 390, 480] as const;
/** Titles, and what stands on cards: short lines, where a cut word is seen at once. */
const shortLines =
  "main :is(h1, h2, h3, h4, legend, summary, button, figcaption, [class*=card] p, [class*=name], [class*=title])";

const parts = ["the first half", "the second half"] as const;
for (const [part, name] of parts.entries())
  test(
    `no title and no card cuts a word in two, at three widths, on ${name} of all addresses`,
    { tag: "@slow" },
    async ({ page, baseUrl }) => {
      const cut: string[] = [];
      for (const { address } of (await openScreens()).filter((_, i) => i % parts.length === part)) {
        await page.goto(baseUrl + address);
        await waitForHydration(page);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 844 });
          // The letters of the stand-in are wider: which of the two is measured must not be chance.
          await page.evaluate(() => document.fonts.ready.then(() => {}));
          cut.push(...(await listCutWords(page.locator(shortLines))).map((word) => `${address} at ${width}: ${word}`));
        }
      }
      expect(cut).toEqual([]);
    },
  );
