import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { fitsItsWidth, untilAlive } from "./harness/arrival.ts";
import type { Journey } from "./harness/journey.ts";

export const journey: Journey = {
  name: "wider than 480 px the zone stands in a column of 480 px in the middle",
  phone: { isMobile: false, hasTouch: false, deviceScaleFactor: 1 },
  async run({ page, baseUrl }) {
    for (const [widthPx, columnPx] of [
      [480, 480],
      [481, 480],
      [960, 480],
      [1280, 480],
      [1920, 480],
      [390, 390],
    ] as const) {
      await page.setViewportSize({ width: widthPx, height: 900 });
      for (const address of ["/zone1", "/zone3", "/scan"]) {
        await page.goto(baseUrl + address);
        await untilAlive(page);
        const box = await columnOf(page);
        assert.equal(Math.round(box.width), columnPx, `${address} at ${widthPx} px`);
        assert.ok(
          Math.abs(box.left - (widthPx - columnPx) / 2) <= 8,
          `${address} at ${widthPx} px stands ${box.left} px in`,
        );
        assert.ok(await fitsItsWidth(page), `${address} scrolls sideways at ${widthPx} px`);
      }
    }
  },
};

const columnOf = (page: Page): Promise<{ left: number; width: number }> =>
  page.evaluate(() => {
    const column = document.querySelector("main")?.parentElement ?? document.body;
    const { left, width } = column.getBoundingClientRect();
    return { left, width };
  });
