import assert from "node:assert/strict";
import { fixedScreens, readDoors } from "#tools/doors/screens.ts";
import { standsAt } from "./harness/arrival.ts";
import type { Journey } from "./harness/journey.ts";

export const journey: Journey = {
  name: "without scripts every page can be read and every door be reached",
  phone: { javaScriptEnabled: false },
  async run({ page, baseUrl }) {
    const listed = (await readDoors()).filter((door) => door.order !== undefined);
    for (const address of ["/", "/zone1"]) {
      await page.goto(baseUrl + address);
      for (const door of listed) {
        const row = page.locator(`section[aria-labelledby="town"] a[href="/${door.screens[0]?.path}"]`);
        assert.ok(await row.isVisible(), `${door.id} is not seen on ${address}`);
        assert.match((await row.textContent()) ?? "", new RegExp(door.name.ja));
      }
      const first = page.locator('main a[href="/scan"]').first();
      await first.tap();
      await standsAt(page, "/scan");
    }
    for (const { address } of await fixedScreens()) {
      await page.goto(baseUrl + address);
      const text = (await page.locator("main").innerText()).trim();
      assert.ok(text.length > 20, `${address} has nothing to read`);
      assert.ok((await page.locator("main a[href]:visible").count()) > 0, `${address} leads nowhere`);
    }
  },
};
