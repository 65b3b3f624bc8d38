import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { fitsItsWidth, untilAlive } from "#test-support/arrival.ts";
import { openScreens } from "#tools/doors/screens.ts";
import { expect, test } from "./fixtures/journey-test.ts";

test.use({ viewport: { width: 320, height: 568 } });

const halves = ["the first half", "the second half"] as const;

// In halves: of a run's last journeys none should be the longest.
for (const [half, name] of halves.entries())
  test(
    `whoever lands on any address of ${name} finds one heading, no error, a page that answers, and nothing wider than 320 px`,
    { tag: "@slow" },
    async ({ page, baseUrl }) => {
      const screens = (await openScreens()).filter((_, i) => i % halves.length === half);
      for (const { address } of screens) {
        const answer = await page.goto(baseUrl + address);
        assert.equal(answer?.status(), 200, address);
        await untilAlive(page);
        await expect(page.locator("main h1"), `${address} has not one heading of the first order`).toHaveCount(1);
        await expect(page.locator("main"), address).toHaveCount(1);
        await expect
          .poll(async () => ((await fitsItsWidth(page)) ? "" : widest(page)), `${address} is wider than 320 px`)
          .toBe("");
      }
    },
  );

/** The elements that stick out, for whoever has to mend it. */
function widest(page: Page): Promise<string> {
  return page.evaluate(() =>
    [...document.querySelectorAll("body *")]
      .filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
      .slice(0, 5)
      .map((element) => `${element.tagName.toLowerCase()}.${element.className}`)
      .join(", "),
  );
}
