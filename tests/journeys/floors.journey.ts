import assert from "node:assert/strict";
import { isSameWindow, markWindow, standsAt, untilAlive } from "./harness/arrival.ts";
import type { Journey } from "./harness/journey.ts";

export const journey: Journey = {
  name: "the five floors lie under the thumb, the one a visitor stands on is lit, and a pull at the end walks on",
  async run({ page, baseUrl }) {
    await page.goto(`${baseUrl}/zone1`);
    await untilAlive(page);
    await markWindow(page);
    for (const floor of [2, 3, 4, 5, 1]) {
      await page.locator(`nav a[href="/zone${floor}"]`).last().tap();
      await standsAt(page, `/zone${floor}`);
      const lit = page.locator('nav a[aria-current="page"][href^="/zone"]');
      await lit.and(page.locator(`[href="/zone${floor}"]`)).waitFor();
      assert.equal(await lit.count(), 1, "one floor is lit, and one only");
    }
    assert.ok(await isSameWindow(page));

    // Who keeps pulling at the end of a floor walks on to the next.
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
    await page.waitForFunction(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 2);
    for (let i = 0; i < 16; i++) await page.mouse.wheel(0, 100);
    await page.waitForURL("**/zone2");
    assert.ok(await isSameWindow(page));
  },
};
