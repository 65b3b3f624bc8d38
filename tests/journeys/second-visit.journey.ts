import assert from "node:assert/strict";
import { untilAlive } from "./harness/arrival.ts";
import type { Journey } from "./harness/journey.ts";
import { breakTheSeal } from "./lmp.journey.ts";

export const journey: Journey = {
  name: "tonight's three wait until the second visit, what was done is ticked, an open campaign stands first, and seals light windows",
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
    assert.equal(await again.getByText("ひらいた").count(), 0, "nothing is ticked before it is done");

    // An open campaign goes before everything else that is on.
    const event = nextTab.locator('section[aria-labelledby="now-on"] a');
    assert.match((await event.getAttribute("href")) ?? "", /^\/campaign\?c=[a-z0-9-]+$/);

    // The letter of the night is opened: it is ticked, the vote is not, and its seal lights a window.
    await breakTheSeal(nextTab, baseUrl);
    await nextTab.goto(`${baseUrl}/zone1`);
    await again.locator('a[href="/lmp"]').getByText("ひらいた").waitFor();
    assert.equal(await again.locator('a[href="/lmv"]').getByText("入れた").count(), 0);
    const town = nextTab.getByRole("region", { name: "町の地図" });
    const said = await town.getByText(/^わたしの窓は\d+。/).innerText();
    await town.locator("svg rect").first().waitFor({ state: "attached" });
    assert.equal(await town.locator("svg rect").count(), Number(/\d+/.exec(said)?.[0]), "a window for each seal");
    await nextTab.close();
  },
};
