import assert from "node:assert/strict";
import { fixedScreens } from "#tools/doors/screens.ts";
import { fitsItsWidth, untilAlive } from "./harness/arrival.ts";
import type { Journey } from "./harness/journey.ts";

export const journey: Journey = {
  name: "with letters twice as large no page scrolls sideways",
  async run({ page, baseUrl, anotherPhone }) {
    const narrow = await anotherPhone({ viewport: { width: 320, height: 568 } });
    for (const { address } of await fixedScreens()) {
      for (const phone of [page, narrow]) {
        await phone.goto(baseUrl + address);
        await untilAlive(phone);
        await phone.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
        const width = phone.viewportSize()?.width;
        assert.ok(await fitsItsWidth(phone), `${address} is wider than ${width} px with letters at 200 %`);
      }
    }
  },
};
