import assert from "node:assert/strict";
import type { Page } from "playwright-core";

/** Waits until a page answers to taps: React has taken over what the server sent. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.getElementById("main");
    return main !== null && Object.keys(main).some((key) => key.startsWith("__reactFiber"));
  });
}

/**
 * Takes the line away from a page that has come to rest. While the worker's own script is on its way the browser would tell of it,
 * which no page can help.
 */
export async function loseConnection(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await page.context().setOffline(true);
}

/** Marks the window; `isSameWindow` then tells a client navigation from a page load. */
export async function markWindow(page: Page): Promise<void> {
  await page.evaluate(() => void ((globalThis as { kateJourney?: true }).kateJourney = true));
}

/** True as long as no document was loaded since `markWindow`. */
export function isSameWindow(page: Page): Promise<boolean> {
  return page.evaluate(() => (globalThis as { kateJourney?: true }).kateJourney === true);
}

/** Waits until the page stands at an address, and says where it stands when it does not get there. */
export async function expectAddress(page: Page, address: string): Promise<void> {
  await page.waitForURL((url) => url.pathname === address, { waitUntil: "commit" }).catch(() => {});
  assert.equal(new URL(page.url()).pathname, address);
}

/** Waits until the document has a title, without the prefix that all titles of the zone share. */
export async function expectTitle(page: Page, title: string): Promise<void> {
  const full = `KATE ZONE | ${title}`;
  await page.waitForFunction((wanted) => document.title === wanted, full).catch(() => {});
  assert.equal(await page.title(), full);
}

/** True when nothing of the page can be scrolled sideways. */
export function hasNoSidewaysScroll(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const root = document.documentElement;
    window.scrollTo(1_000, window.scrollY);
    const isStill = window.scrollX === 0;
    window.scrollTo(0, window.scrollY);
    return isStill && root.scrollWidth <= root.clientWidth;
  });
}
