import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { untilAlive } from "./harness/arrival.ts";
import type { Journey } from "./harness/journey.ts";

export const journey: Journey = {
  name: "明るく stays bright: on the next page, after a reload, and before the first paint",
  async run({ page, baseUrl }) {
    await page.goto(`${baseUrl}/zone1`);
    await untilAlive(page);
    const toggle = page.getByRole("switch", { name: "明るく" });
    await toggle.scrollIntoViewIfNeeded();
    await toggle.tap({ force: true });
    await page.waitForFunction(() => document.documentElement.dataset.bright === "on");

    await page.goto(`${baseUrl}/zone3`, { waitUntil: "commit" });
    await page.waitForFunction(() => document.body !== null);
    assert.equal(await bright(page), "on", "the mark is there before the page is");
    await untilAlive(page);
    assert.equal(await bright(page), "on", "hydration keeps the mark");
    assert.ok(await page.getByRole("switch", { name: "明るく" }).isChecked());

    await page.getByRole("switch", { name: "明るく" }).tap({ force: true });
    await page.reload();
    await untilAlive(page);
    assert.notEqual(await bright(page), "on", "and dark again when it is turned off");
  },
};

const bright = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.documentElement.dataset.bright);
