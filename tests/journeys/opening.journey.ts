import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { standsAt, untilAlive } from "#test-support/arrival.ts";
import { expect, test } from "./fixtures/journey-test.ts";

const longestMs = 2_500;

test("the lips part once in a visitor's life, on the empty address only, and never stand in the way", async ({
  page,
  baseUrl,
  anotherPhone,
}) => {
  await noteOpening(page);
  await page.goto(`${baseUrl}/`, { waitUntil: "commit" });
  await page.waitForFunction(() => document.documentElement.dataset.opening === "first");
  await ended(page);
  const { begunMs, endedMs } = await openingOf(page);
  assert.ok(endedMs - begunMs <= longestMs, `the opening took ${Math.round(endedMs - begunMs)} ms`);

  await page.goto(`${baseUrl}/`);
  await untilAlive(page);
  await expect.poll(() => opening(page), "the opening plays a second time").toBeUndefined();

  const skipping = await anotherPhone();
  await noteOpening(skipping);
  await skipping.goto(`${baseUrl}/`);
  await untilAlive(skipping);
  await skipping.touchscreen.tap(195, 260);
  await ended(skipping);
  const skipped = await openingOf(skipping);
  assert.ok(skipped.endedMs - skipped.touchedMs < 500, "a touch does not end the opening");

  const hurrying = await anotherPhone();
  // The scripts are still on their way: until they are there the lips stay shut, however long this machine takes.
  let arrive = (): void => {};
  const onTheWay = new Promise<void>((resolve) => (arrive = resolve));
  await hurrying.route("**/*.js", async (route) => onTheWay.then(() => route.continue()));
  await hurrying.goto(`${baseUrl}/`, { waitUntil: "commit" });
  await expect.poll(() => opening(hurrying)).toBe("first");
  await hurrying.locator('main a[href="/scan"]').first().tap();
  arrive();
  await standsAt(hurrying, "/scan");

  const elsewhere = await anotherPhone();
  await elsewhere.goto(`${baseUrl}/zone1`);
  await untilAlive(elsewhere);
  await expect.poll(() => opening(elsewhere), "the opening plays on /zone1").toBeUndefined();
});

const opening = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.documentElement.dataset.opening);

const ended = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.documentElement.dataset.opening === undefined, undefined, { timeout: 8_000 });

interface OpeningTimes {
  begunMs: number;
  touchedMs: number;
  endedMs: number;
}

const openingOf = (page: Page): Promise<OpeningTimes> =>
  page.evaluate(() => (globalThis as unknown as { kateOpening: OpeningTimes }).kateOpening);

/** Notes on the page's own clock when the pictures were asked for, when a finger came and when the opening was over. */
async function noteOpening(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const times: OpeningTimes = { begunMs: 0, touchedMs: 0, endedMs: 0 };
    (globalThis as unknown as { kateOpening: OpeningTimes }).kateOpening = times;
    addEventListener("pointerdown", () => (times.touchedMs = performance.now()), { capture: true, once: true });
    new MutationObserver((changes) => {
      for (const { attributeName, target } of changes) {
        const isStage = attributeName === "src" && (target as Element).hasAttribute("data-stage");
        if (isStage && times.begunMs === 0) times.begunMs = performance.now();
        const isOver = target === document.documentElement && document.documentElement.dataset.opening === undefined;
        if (attributeName === "data-opening" && isOver) times.endedMs = performance.now();
      }
    }).observe(document, { subtree: true, attributes: true });
  });
}
