import type { Page } from "@playwright/test";
import { waitForHydration } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";

const phones = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
  { width: 844, height: 390 },
];

test("the mascara stays in view while its colour is chosen, on a small phone and lying down too", async ({
  page,
  baseUrl,
}) => {
  for (const phone of phones) {
    await page.setViewportSize(phone);
    await page.goto(`${baseUrl}/mcm?s=2`);
    await waitForHydration(page);
    const last = page.getByRole("radio").last();
    await last.waitFor();
    await last.evaluate((radio) => radio.closest("label")?.scrollIntoView({ block: "center" }));
    await expect.poll(() => heightInView(page), `${phone.width}×${phone.height}`).toBeGreaterThanOrEqual(100);
    expect(await heightInView(page), "there is room to choose in").toBeLessThan(phone.height / 2);
    await last.check();
    await expect(last).toBeChecked();
  }
});

/** How many px of the mascara's picture are to be seen. */
const heightInView = (page: Page): Promise<number> =>
  page.locator("[data-held]").evaluate((stage) => {
    const { top, bottom } = stage.getBoundingClientRect();
    return Math.min(innerHeight, bottom) - Math.max(0, top);
  });
