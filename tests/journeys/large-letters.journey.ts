import { fitsItsWidth, untilAlive } from "#test-support/arrival.ts";
import { expect, test } from "./fixtures/journey-test.ts";
import { fixedScreens } from "#tools/doors/screens.ts";

test("with letters twice as large no page scrolls sideways", async ({ page, baseUrl, anotherPhone }) => {
  const narrow = await anotherPhone({ viewport: { width: 320, height: 568 } });
  for (const { address } of await fixedScreens()) {
    for (const phone of [page, narrow]) {
      await phone.goto(baseUrl + address);
      await untilAlive(phone);
      await phone.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
      const width = phone.viewportSize()?.width;
      await expect
        .poll(() => fitsItsWidth(phone), `${address} is wider than ${width} px with letters at 200 %`)
        .toBeTruthy();
    }
  }
});
