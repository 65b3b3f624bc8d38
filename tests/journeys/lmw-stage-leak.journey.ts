import assert from "node:assert/strict";
import type { CDPSession, Page } from "@playwright/test";
import { untilAlive } from "#test-support/arrival.ts";
import { test } from "./fixtures/journey-test.ts";
import { untilGone } from "./steps/gone.ts";

const mounts = 20;
const warmUps = 3;
const mostHeapBytes = 1_500_000;

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 320, height: 568 }, deviceScaleFactor: 1 });

test("a stage that is opened and left twenty times gives everything back", async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/lmw/stg/1`);
  await untilAlive(page);
  await page.locator("main [data-alive]").waitFor();
  const line = await page.context().newCDPSession(page);
  for (let i = 0; i < warmUps; i++) await openAndLeave(page);
  const before = await measure(line);
  for (let i = 0; i < mounts; i++) await openAndLeave(page);
  const after = await measure(line);
  await untilGone(page.locator("canvas"));
  const grown = after.heapBytes - before.heapBytes;
  assert.ok(grown < mostHeapBytes, `the heap has grown by ${grown} bytes in ${mounts} mounts`);
  assert.ok(after.listeners - before.listeners < mounts, `${after.listeners - before.listeners} listeners stayed`);
  assert.ok(after.nodes - before.nodes < mounts * 4, `${after.nodes - before.nodes} nodes stayed`);
});

async function openAndLeave(page: Page): Promise<void> {
  await page.getByRole("button", { name: "はじめる" }).click();
  await page.locator('dialog[data-step="playing"] canvas').waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "町へもどる" }).click();
  await page.locator("dialog").waitFor({ state: "detached" });
}

/** What is held once the collector has been. */
async function measure(line: CDPSession) {
  await line.send("Performance.enable");
  await line.send("HeapProfiler.enable");
  for (let i = 0; i < 2; i++) await line.send("HeapProfiler.collectGarbage");
  const { metrics } = await line.send("Performance.getMetrics");
  const of = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { heapBytes: of("JSHeapUsedSize"), listeners: of("JSEventListeners"), nodes: of("Nodes") };
}
