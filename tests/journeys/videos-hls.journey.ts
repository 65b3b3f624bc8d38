import assert from "node:assert/strict";
import { setTimeout as delay } from "node:timers/promises";
import type { Page, Route } from "@playwright/test";
import { expect, test } from "./fixtures/journey-test.ts";

test.use({ expectedErrors: /\b404\b/ });

test("a browser that plays HLS by the library alone shows the film, gets over a lost piece, and comes back where it broke", async ({
  page,
  baseUrl,
  anotherPhone,
}) => {
  await withoutOwnHls(page);
  await page.goto(`${baseUrl}/channel?v=film-05`);
  await begin(page);
  await page.waitForFunction(() => (document.querySelector("video")?.currentTime ?? 0) > 0.5);
  await expect.poll(() => page.evaluate(() => document.querySelector("video")?.src)).toMatch(/^blob:/);
  await page.evaluate(() => void (document.querySelector("video")!.currentTime = 20));
  await page.waitForFunction(() => (document.querySelector("video")?.currentTime ?? 0) > 20.3);

  // Each of these is a phone of its own: no other film plays beside it.
  await page.close();

  // Pieces of the large size are lost: the small one takes over, and the picture goes on over the gap.
  const gap = await anotherPhone();
  await withoutOwnHls(gap);
  let lost = 0;
  await gap.route(/film-05-720\.mp4/, (route) => {
    if (isInit(route)) return route.continue();
    lost += 1;
    return route.fulfill({ status: 404 });
  });
  await gap.goto(`${baseUrl}/channel?v=film-05`);
  await begin(gap);
  await gap.waitForFunction(() => (document.querySelector("video")?.currentTime ?? 0) > 3, undefined, {
    timeout: 20_000,
  });
  assert.ok(lost > 0);
  await gap.close();

  // Nothing comes any more, the file neither: that is said, and another press goes on from there.
  const offlineRoute = await anotherPhone();
  await withoutOwnHls(offlineRoute);
  let isOffline = true;
  await offlineRoute.route(/film-05-\d+\.mp4/, async (route) => {
    if (!isOffline || isInit(route)) return route.continue();
    // Long enough that the waiting is worth a word.
    await delay(1_000);
    return route.fulfill({ status: 404 });
  });
  await offlineRoute.goto(`${baseUrl}/channel?v=film-05&t=12`);
  await begin(offlineRoute);
  await offlineRoute.getByText("続きを読み込んでいます。").waitFor();
  await offlineRoute.getByText("この動画を再生できませんでした。").waitFor({ timeout: 30_000 });
  isOffline = false;
  await offlineRoute.getByRole("button", { name: "再生", exact: true }).click();
  await offlineRoute.waitForFunction(() => (document.querySelector("video")?.currentTime ?? 0) > 12.3);
  await offlineRoute.getByText("この動画を再生できませんでした。").waitFor({ state: "detached" });
});

/** The first bytes, which tell what a film is; without them nothing begins. */
const isInit = (route: Route): boolean => /^bytes=0-\d/.test(route.request().headers()["range"] ?? "");

/** As Firefox is: no HLS of its own. */
const withoutOwnHls = (page: Page) =>
  page.addInitScript(() => {
    const own = HTMLMediaElement.prototype.canPlayType;
    HTMLMediaElement.prototype.canPlayType = function canPlayType(type: string) {
      return /mpegurl/i.test(type) ? "" : own.call(this, type);
    };
  });

async function begin(page: Page): Promise<void> {
  await page.locator('[data-video="film-05"][data-player="here"]').waitFor();
  await page.getByRole("button", { name: "『踊り場の金魚』を見る" }).click();
}
