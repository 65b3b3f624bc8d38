import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { waitForHydration } from "#test-support/page-checks.ts";
import { startLeakCounter } from "./steps/leak-counter.ts";
import { test } from "./fixtures/journey-test.ts";

/** By leaving the page and coming back, and by going over to the drawing and back. */
const [visits, turns] = [6, 14];
const mounts = visits + turns;
const maxHeapBytes = 2_000_000;

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 320, height: 568 }, deviceScaleFactor: 1 });

test("a mascara in the round that is met and left twenty times gives everything back", async ({ page, baseUrl }) => {
  const leakCounter = await startLeakCounter(page);
  await page.goto(`${baseUrl}/mcm?gl=soft`);
  await waitForHydration(page);
  await waitForScene(page);
  await fallBackAndReturn(page);
  await leaveSite(page);
  const before = await leakCounter.look();
  for (let i = 0; i < visits; i++) {
    await returnToSite(page);
    if (i === 0) for (let turn = 0; turn < turns; turn++) await fallBackAndReturn(page);
    await leaveSite(page);
  }
  const after = await leakCounter.look();

  assert.equal(after.contexts, 0, "a graphics context stayed");
  // The scene's own and the one that only asks whether there is a chip.
  const scenes = after.releasedResources.filter(
    ({ Framebuffer, Texture, Program }) => Framebuffer + Texture + Program > 0,
  );
  assert.ok(after.releasedResources.length >= 2 * mounts, "there were no scenes to give back");
  // Four black textures of a point each and three empty frames are the library's own: they go with the context.
  const library = { Buffer: 0, Texture: 4, Program: 0, Framebuffer: 3, Renderbuffer: 0, VertexArray: 0 };
  for (const left of scenes) assert.deepEqual(left, library, "something of ours stayed on the chip");
  assert.equal(await leakCounter.framesIn(400), 0, "frames are still asked for");
  assert.equal(after.listeners - before.listeners, 0, "listeners on the window stayed");
  assert.equal(after.observers - before.observers, 0, "something is still watched");
  assert.equal(after.intervals - before.intervals, 0, "a clock still ticks");
  assert.ok(after.allListeners - before.allListeners < mounts, `${after.allListeners - before.allListeners} stayed`);
  assert.ok(after.nodes - before.nodes < mounts * 4, `${after.nodes - before.nodes} nodes stayed`);
  const grown = after.heapBytes - before.heapBytes;
  assert.ok(grown < maxHeapBytes, `the heap has grown by ${grown} bytes in ${mounts} mounts`);
});

/** To the drawing, and to the scene again. */
async function fallBackAndReturn(page: Page): Promise<void> {
  const flat = page.getByRole("button", { name: "絵で見る" });
  await flat.click();
  await page.locator('[data-gl="drawn"]').waitFor();
  await flat.click();
  await waitForScene(page);
}

/** To the gallery, in the same window. */
async function leaveSite(page: Page): Promise<void> {
  await page.locator('main a[href="/mcm/gallery"]').click();
  await page.getByRole("heading", { level: 1, name: "みんなのマスカラ" }).waitFor();
}

async function returnToSite(page: Page): Promise<void> {
  await page.getByRole("link", { name: "一本をつくる" }).first().click();
  await waitForScene(page);
}

async function waitForScene(page: Page): Promise<void> {
  // A processor that plays a chip may take a while for the first light of a scene.
  await page.locator('[data-gl="solid"] canvas').waitFor({ timeout: 30_000 });
  await page.getByRole("button", { name: "絵で見る" }).waitFor();
}
