import type { Browser, Page } from "playwright-core";
import { discardPixels } from "./discard-pixels.ts";

/** Where a scene is also drawn by a processor. */
export const softwareRenderingQuery = "/mcm?gl=soft";
/** So many times slower the processor is made where time is measured. */
export const throttle = 4;

const smallPhone = {
  viewport: { width: 320, height: 568 },
  deviceScaleFactor: 1,
  reducedMotion: "reduce",
  locale: "ja-JP",
} as const;

/** Provides a page of somebody who has never been here, on a small phone whose chip makes no pixels. */
export async function onSmallPhone<Found>(browser: Browser, act: (page: Page) => Promise<Found>): Promise<Found> {
  const context = await browser.newContext(smallPhone);
  try {
    const page = await context.newPage();
    await page.addInitScript(discardPixels);
    return await act(page);
  } finally {
    await context.close();
  }
}

/** Waits for a condition in the page without asking at each frame; the error says what did not come. */
export async function waitUntil(page: Page, what: string, limitMs: number, isTrue: () => boolean): Promise<void> {
  await page.waitForFunction(isTrue, undefined, { timeout: limitMs, polling: 100 }).catch((error: unknown) => {
    throw new Error(`${what}: not within ${limitMs / 1000} s`, { cause: error });
  });
}

/** In the page: true when the scene stands where the drawing was. */
export const isSolid = (): boolean => document.querySelector('[data-gl="solid"] canvas') !== null;
