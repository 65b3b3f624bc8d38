import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { untilAlive } from "#test-support/arrival.ts";
import { countHeld } from "./steps/held-things.ts";
import { test } from "./fixtures/journey-test.ts";

/** By leaving the page and coming back, and by going over to the drawing and back. */
const [visits, turns] = [6, 14];
const mounts = visits + turns;
const mostHeapBytes = 2_000_000;

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 320, height: 568 }, deviceScaleFactor: 1 });

test("a mascara in the round that is met and left twenty times gives everything back", async ({ page, baseUrl }) => {
  const held = await countHeld(page);
  await page.goto(`${baseUrl}/mcm?gl=soft`);
  await untilAlive(page);
  await untilSolid(page);
  await flatAndBack(page);
  await leave(page);
  const before = await held.look();
  for (let i = 0; i < visits; i++) {
    await comeBack(page);
    if (i === 0) for (let turn = 0; turn < turns; turn++) await flatAndBack(page);
    await leave(page);
  }
  const after = await held.look();

  assert.equal(after.contexts, 0, "a graphics context stayed");
  // The scene's own and the one that only asks whether there is a chip.
  const scenes = after.givenBack.filter(({ Framebuffer, Texture, Program }) => Framebuffer + Texture + Program > 0);
  assert.ok(after.givenBack.length >= 2 * mounts, "there were no scenes to give back");
  // Four black textures of a point each and three empty frames are the library's own: they go with the context.
  const library = { Buffer: 0, Texture: 4, Program: 0, Framebuffer: 3, Renderbuffer: 0, VertexArray: 0 };
  for (const left of scenes) assert.deepEqual(left, library, "something of ours stayed on the chip");
  assert.equal(await held.framesIn(400), 0, "frames are still asked for");
  assert.equal(after.listeners - before.listeners, 0, "listeners on the window stayed");
  assert.equal(after.watched - before.watched, 0, "something is still watched");
  assert.equal(after.intervals - before.intervals, 0, "a clock still ticks");
  assert.ok(after.allListeners - before.allListeners < mounts, `${after.allListeners - before.allListeners} stayed`);
  assert.ok(after.nodes - before.nodes < mounts * 4, `${after.nodes - before.nodes} nodes stayed`);
  const grown = after.heapBytes - before.heapBytes;
  assert.ok(grown < mostHeapBytes, `the heap has grown by ${grown} bytes in ${mounts} mounts`);
});

/** To the drawing, and to the scene again. */
async function flatAndBack(page: Page): Promise<void> {
  const flat = page.getByRole("button", { name: "絵で見る" });
  await flat.click();
  await page.locator('[data-gl="drawn"]').waitFor();
  await flat.click();
  await untilSolid(page);
}

/** To the gallery, in the same window. */
async function leave(page: Page): Promise<void> {
  await page.locator('main a[href="/mcm/gallery"]').click();
  await page.getByRole("heading", { level: 1, name: "見本室" }).waitFor();
}

async function comeBack(page: Page): Promise<void> {
  await page.getByRole("link", { name: "一本をつくる" }).first().click();
  await untilSolid(page);
}

async function untilSolid(page: Page): Promise<void> {
  // A processor that plays a chip may take a while for the first light of a scene.
  await page.locator('[data-gl="solid"] canvas').waitFor({ timeout: 30_000 });
  await page.getByRole("button", { name: "絵で見る" }).waitFor();
}
