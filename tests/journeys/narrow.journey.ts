import assert from "node:assert/strict";
import { fixedScreens } from "#tools/doors/screens.ts";
import { fitsItsWidth, untilAlive } from "./harness/arrival.ts";
import type { Journey } from "./harness/journey.ts";

export const journey: Journey = {
  name: "on a phone of 320 px no page scrolls sideways",
  phone: { viewport: { width: 320, height: 568 } },
  async run({ page, baseUrl }) {
    for (const { address } of await fixedScreens()) {
      await page.goto(baseUrl + address);
      await untilAlive(page);
      assert.ok(await fitsItsWidth(page), `${address} is wider than 320 px: ${await widest(page)}`);
    }
  },
};

type Page = Parameters<Journey["run"]>[0]["page"];

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
