import type { Browser } from "playwright-core";

declare global {
  interface Window {
    pressedMs: number;
    playableMs: number;
  }
}

const throttle = 4;
/** Somebody reads before pressing; what is fetched ahead comes in this time. */
const readDelayMs = 2_500;

/**
 * Milliseconds from the press of はじめる to the first frame of play, on the built page, by somebody who has never been
 * here, with a processor four times slower.
 */
export async function firstPlayable(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 }, locale: "ja-JP" });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await page.goto(url);
    await page.locator("main [data-alive]").waitFor();
    await page.waitForTimeout(readDelayMs);
    await page.evaluate(recordFirstPlay);
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: throttle });
    await page.getByRole("button", { name: "はじめる" }).click();
    await page.waitForFunction(() => window.playableMs > 0);
    return await page.evaluate(() => window.playableMs - window.pressedMs);
  } finally {
    await context.close();
  }
}

/** In the page: notes when the button was pressed, and when a frame of the field was drawn. */
function recordFirstPlay(): void {
  window.playableMs = 0;
  window.addEventListener("pointerup", () => (window.pressedMs = performance.now()), { capture: true, once: true });
  const look = (): void => {
    if (document.querySelector('dialog[data-step="playing"] canvas') === null) return void requestAnimationFrame(look);
    requestAnimationFrame(() => (window.playableMs = performance.now()));
  };
  requestAnimationFrame(look);
}
