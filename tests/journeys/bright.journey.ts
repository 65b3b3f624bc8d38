import assert from "node:assert/strict";
import type { Locator, Page } from "playwright-core";
import { untilAlive } from "./harness/arrival.ts";
import type { Journey } from "./harness/journey.ts";

export const journey: Journey = {
  name: "明るく stays bright: on the next page, after a reload, and before the first paint",
  async run({ page, baseUrl }) {
    await page.goto(`${baseUrl}/zone1`);
    await untilAlive(page);
    await brightButton(page).tap();
    await page.waitForFunction(() => document.documentElement.dataset.bright === "on");

    await page.goto(`${baseUrl}/zone3`, { waitUntil: "commit" });
    await page.waitForFunction(() => document.body !== null);
    assert.equal(await bright(page), "on", "the mark is there before the page is");
    await untilAlive(page);
    assert.equal(await bright(page), "on", "hydration keeps the mark");
    assert.equal(await brightButton(page).getAttribute("aria-pressed"), "true");

    await brightButton(page).tap();
    await page.reload();
    await untilAlive(page);
    assert.notEqual(await bright(page), "on", "and dark again when it is turned off");
  },
};

const bright = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.documentElement.dataset.bright);

const brightButton = (page: Page): Locator => page.locator("footer").getByRole("button", { name: "明るく" });
