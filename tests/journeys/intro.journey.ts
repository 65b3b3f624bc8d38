import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { expectAddress, waitForHydration } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";

const maxMs = 2_500;

test("the lips part once in a visitor's life, on the empty address only, and never stand in the way", async ({
  page,
  baseUrl,
  anotherPhone,
}) => {
  await recordIntro(page);
  await page.goto(`${baseUrl}/`, { waitUntil: "commit" });
  await page.waitForFunction(() => document.documentElement.dataset.opening === "first");
  await waitForIntroEnd(page);
  const { startedMs, endedMs } = await introTimesOf(page);
  assert.ok(endedMs - startedMs <= maxMs, `the opening took ${Math.round(endedMs - startedMs)} ms`);

  await page.goto(`${baseUrl}/`);
  await waitForHydration(page);
  await expect.poll(() => introElement(page), "the opening plays a second time").toBeUndefined();

  const skipping = await anotherPhone();
  await recordIntro(skipping);
  await skipping.goto(`${baseUrl}/`);
  await waitForHydration(skipping);
  await skipping.touchscreen.tap(195, 260);
  await waitForIntroEnd(skipping);
  const skipped = await introTimesOf(skipping);
  assert.ok(skipped.endedMs - skipped.touchedMs < 500, "a touch does not end the opening");

  const earlyTapPage = await anotherPhone();
  // The scripts are still on their way: until they are there the lips stay shut, however long this machine takes.
  let arrive = (): void => {};
  const scriptsArrived = new Promise<void>((resolve) => (arrive = resolve));
  await earlyTapPage.route("**/*.js", async (route) => scriptsArrived.then(() => route.continue()));
  await earlyTapPage.goto(`${baseUrl}/`, { waitUntil: "commit" });
  await expect.poll(() => introElement(earlyTapPage)).toBe("first");
  await earlyTapPage.locator('main a[href="/scan"]').first().tap();
  arrive();
  await expectAddress(earlyTapPage, "/scan");

  const deepLinkPage = await anotherPhone();
  await deepLinkPage.goto(`${baseUrl}/zone1`);
  await waitForHydration(deepLinkPage);
  await expect.poll(() => introElement(deepLinkPage), "the opening plays on /zone1").toBeUndefined();
});

const introElement = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.documentElement.dataset.opening);

const waitForIntroEnd = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.documentElement.dataset.opening === undefined, undefined, { timeout: 8_000 });

interface IntroTimes {
  startedMs: number;
  touchedMs: number;
  endedMs: number;
}

const introTimesOf = (page: Page): Promise<IntroTimes> =>
  page.evaluate(() => (globalThis as unknown as { kateOpening: IntroTimes }).kateOpening);

/** Notes on the page's own clock when the pictures were asked for, when a finger came and when the opening was over. */
async function recordIntro(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const times: IntroTimes = { startedMs: 0, touchedMs: 0, endedMs: 0 };
    (globalThis as unknown as { kateOpening: IntroTimes }).kateOpening = times;
    addEventListener("pointerdown", () => (times.touchedMs = performance.now()), { capture: true, once: true });
    new MutationObserver((changes) => {
      for (const { attributeName, target } of changes) {
        const isStage = attributeName === "src" && (target as Element).hasAttribute("data-stage");
        if (isStage && times.startedMs === 0) times.startedMs = performance.now();
        const isOver = target === document.documentElement && document.documentElement.dataset.opening === undefined;
        if (attributeName === "data-opening" && isOver) times.endedMs = performance.now();
      }
    }).observe(document, { subtree: true, attributes: true });
  });
}
