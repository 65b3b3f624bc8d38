import assert from "node:assert/strict";
import { untilAlive } from "./harness/arrival.ts";
import type { Journey } from "./harness/journey.ts";

export const journey: Journey = {
  name: "tonight's three wait until the second visit, and a visit ends with its tab",
  async run({ page, baseUrl }) {
    const three = page.locator('section[aria-labelledby="tonight"]');
    await page.goto(`${baseUrl}/zone1`);
    await untilAlive(page);
    assert.equal(await three.count(), 0, "the first visit is asked for nothing");
    await page.reload();
    await untilAlive(page);
    assert.equal(await three.count(), 0, "a reload is no second visit");

    const nextTab = await page.context().newPage();
    await nextTab.goto(`${baseUrl}/zone1`);
    const again = nextTab.locator('section[aria-labelledby="tonight"]');
    await again.waitFor();
    assert.deepEqual(await again.locator("a").evaluateAll((links) => links.map((link) => link.getAttribute("href"))), [
      "/lmp",
      "/lmv",
      "/tips",
    ]);
    await nextTab.close();
  },
};
