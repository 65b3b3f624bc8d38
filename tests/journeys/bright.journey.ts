import type { Locator, Page } from "@playwright/test";
import { waitForHydration } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";

test.use({ serviceWorkers: "allow" });

test(
  "明るく stays bright: on the next page, after a reload, and before the first paint",
  { tag: "@smoke" },
  async ({ page, baseUrl }) => {
    await page.goto(`${baseUrl}/zone1`);
    await waitForHydration(page);
    await brightButton(page).tap();
    await page.waitForFunction(() => document.documentElement.dataset.bright === "on");

    await page.goto(`${baseUrl}/zone3`, { waitUntil: "commit" });
    await page.waitForFunction(() => document.body !== null);
    await expect.poll(() => bright(page), "the mark is there before the page is").toBe("on");
    await waitForHydration(page);
    await expect.poll(() => bright(page), "hydration keeps the mark").toBe("on");
    await expect(brightButton(page)).toHaveAttribute("aria-pressed", "true");

    await brightButton(page).tap();
    await page.reload();
    await waitForHydration(page);
    await expect.poll(() => bright(page), "and dark again when it is turned off").not.toBe("on");
  },
);

const bright = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.documentElement.dataset.bright);

const brightButton = (page: Page): Locator => page.locator("footer").getByRole("button", { name: "明るく" });
