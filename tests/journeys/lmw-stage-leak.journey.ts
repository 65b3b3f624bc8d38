import assert from "node:assert/strict";
import type { CDPSession, Page } from "@playwright/test";
import { waitForHydration } from "#test-support/page-checks.ts";
import { test } from "./fixtures/journey-test.ts";
import { waitForHidden } from "./steps/wait-for-hidden.ts";

const mounts = 20;
const warmUps = 3;
const maxHeapBytes = 1_500_000;

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 320, height: 568 }, deviceScaleFactor: 1 });

test("a stage that is opened and left twenty times gives everything back", async ({ page, baseUrl }) => {
  await page.addInitScript(noteFieldContexts);
  await page.goto(`${baseUrl}/lmw/stg/1`);
  await waitForHydration(page);
  await page.locator("main [data-alive]").waitFor();
  // What a graphics chip would have to give back is looked at, though here a processor plays it.
  await page.evaluate(() => void (document.documentElement.dataset.gl = "soft"));
  const cdp = await page.context().newCDPSession(page);
  for (let i = 0; i < warmUps; i++) await openAndClose(page);
  assert.deepEqual(await page.evaluate("window.drawnBy"), ["webgl2"], "it was not drawn by Canvas2D");
  const before = await measure(cdp);
  for (let i = 0; i < mounts; i++) await openAndClose(page);
  const after = await measure(cdp);
  await waitForHidden(page.locator("canvas"));
  const grown = after.heapBytes - before.heapBytes;
  assert.ok(grown < maxHeapBytes, `the heap has grown by ${grown} bytes in ${mounts} mounts`);
  assert.ok(after.listeners - before.listeners < mounts, `${after.listeners - before.listeners} listeners stayed`);
  assert.ok(after.nodes - before.nodes < mounts * 4, `${after.nodes - before.nodes} nodes stayed`);
});

/** The kinds of contexts that the canvas of the field was drawn by. */
const noteFieldContexts = `(() => {
  const getContext = HTMLCanvasElement.prototype.getContext;
  window.drawnBy = [];
  HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
    if (this.getAttribute("aria-hidden") === "true" && !window.drawnBy.includes(kind)) window.drawnBy.push(kind);
    return getContext.call(this, kind, ...rest);
  };
})();`;

async function openAndClose(page: Page): Promise<void> {
  await page.getByRole("button", { name: "はじめる" }).click();
  await page.locator('dialog[data-step="playing"] canvas').waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "町へもどる" }).click();
  await page.locator("dialog").waitFor({ state: "detached" });
}

/** What is held once the collector has been. */
async function measure(cdp: CDPSession) {
  await cdp.send("Performance.enable");
  await cdp.send("HeapProfiler.enable");
  for (let i = 0; i < 2; i++) await cdp.send("HeapProfiler.collectGarbage");
  const { metrics } = await cdp.send("Performance.getMetrics");
  const of = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { heapBytes: of("JSHeapUsedSize"), listeners: of("JSEventListeners"), nodes: of("Nodes") };
}
