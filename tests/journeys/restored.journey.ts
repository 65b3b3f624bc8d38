import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { isSameWindow, markWindow, untilAlive } from "./harness/arrival.ts";
import type { Journey } from "./harness/journey.ts";

export const journey: Journey = {
  name: "the floors 1, 4 and 5 load anew when the browser brings them back from its memory, the others stay",
  async run({ page, baseUrl }) {
    for (const [address, isReloaded] of [
      ["/zone1", true],
      ["/zone2", false],
      ["/zone3", false],
      ["/zone4", true],
      ["/zone5", true],
      ["/scan", false],
    ] as const) {
      await page.goto(baseUrl + address);
      await untilAlive(page);
      await markWindow(page);
      const loaded = isReloaded ? page.waitForEvent("load") : Promise.resolve();
      await bringBack(page);
      await loaded;
      await page.waitForLoadState();
      assert.equal(await isSameWindow(page), !isReloaded, address);
      assert.equal(new URL(page.url()).pathname, address);
    }
  },
};

/** A browser under remote control keeps no pages in memory; the page is told what it would be told. */
function bringBack(page: Page): Promise<void> {
  return page.evaluate(() => void dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
}
