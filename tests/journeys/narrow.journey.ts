import type { Page } from "@playwright/test";
import { fitsItsWidth, untilAlive } from "#test-support/arrival.ts";
import { expect, test } from "./fixtures/journey-test.ts";
import { fixedScreens } from "#tools/doors/screens.ts";

test.use({ viewport: { width: 320, height: 568 } });

test("on a phone of 320 px no page scrolls sideways", async ({ page, baseUrl }) => {
  for (const { address } of await fixedScreens()) {
    await page.goto(baseUrl + address);
    await untilAlive(page);
    await expect.poll(() => fitsItsWidth(page), `${address} is wider than 320 px: ${await widest(page)}`).toBeTruthy();
  }
});

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
