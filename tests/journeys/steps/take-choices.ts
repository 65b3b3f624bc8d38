import type { Page } from "@playwright/test";

/** From now on the first of what a stage offers is taken at once, on this page and on those that come after it. */
export async function takeChoices(page: Page): Promise<void> {
  await page.addInitScript(takeFirst);
  await page.evaluate(takeFirst);
}

function takeFirst(): void {
  setInterval(() => document.querySelector<HTMLElement>('[data-page="choice"] button')?.click(), 60);
}
