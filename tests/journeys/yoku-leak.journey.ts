import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { waitForHydration } from "#test-support/page-checks.ts";
import { startLeakCounter } from "./steps/leak-counter.ts";
import { test } from "./fixtures/journey-test.ts";
import { waitForHidden } from "./steps/wait-for-hidden.ts";

const mounts = 20;
const warmUps = 8;
const maxHeapBytes = 1_000_000;

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 320, height: 568 }, deviceScaleFactor: 1 });

test("a compact in its light that is met and left twenty times gives everything back", async ({ page, baseUrl }) => {
  const leakCounter = await startLeakCounter(page);
  await page.goto(`${baseUrl}/zone4`);
  await waitForHydration(page);
  // The machine of the test has no chip: a processor may play one here.
  await page.evaluate(() => void (document.documentElement.dataset.gl = "soft"));
  for (let i = 0; i < warmUps; i++) await openAndLeave(page);
  const before = await leakCounter.look();
  for (let i = 0; i < mounts; i++) await openAndLeave(page);
  const after = await leakCounter.look();
  assert.equal(after.contexts, 0, "a graphics context stayed");
  assert.ok(after.releasedResources.length >= mounts + warmUps, "there was no shader to give back");
  await waitForHidden(page.locator("canvas"));
  assert.equal(await leakCounter.framesIn(400), 0, "frames are still asked for");
  assert.equal(after.listeners - before.listeners, 0, "listeners on the window stayed");
  assert.equal(after.observers - before.observers, 0, "something is still watched");
  assert.equal(after.intervals - before.intervals, 0, "a clock still ticks");
  assert.ok(after.allListeners - before.allListeners < mounts, `${after.allListeners - before.allListeners} stayed`);
  assert.ok(after.nodes - before.nodes < mounts * 4, `${after.nodes - before.nodes} nodes stayed`);
  const grown = after.heapBytes - before.heapBytes;
  assert.ok(grown < maxHeapBytes, `the heap has grown by ${grown} bytes in ${mounts} mounts`);
});

/** From the workbench to the palette and back, in the same window. */
async function openAndLeave(page: Page): Promise<void> {
  await page.locator('main a[href^="/yoku"]').first().click();
  await page.locator("[data-drawn] canvas").waitFor();
  await page.goBack();
  await page.locator('main a[href^="/yoku"]').first().waitFor();
}
