import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { hasNoSidewaysScroll, waitForHydration } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";
import { guardUploads } from "./steps/upload-guard.ts";
import { waitForHidden } from "./steps/wait-for-hidden.ts";

test("in the mirror my own lashes wear the mascara in wind, tears and steam; the camera goes off, nothing is sent, and inside an app the way out to one is drawn", async ({
  baseUrl,
  anotherPhone,
  faceCamera,
}) => {
  // Ink is counted in dots: a hand that moves would move more of them than the lashes have.
  const camera = await faceCamera([], "still");
  const page = await camera.openPage();
  await recordCameras(page);
  const guard = guardUploads(page, baseUrl);
  await openMirrorPage(page, baseUrl);
  await leavingTurnsCameraOff(page);
  guard.verify();
  await withoutCamera(await anotherPhone({ locale: "en-US" }), baseUrl);
  await insideAnApp(await anotherPhone({ userAgent: insideLine }), baseUrl);
});

async function openMirrorPage(page: Page, baseUrl: string): Promise<void> {
  await openLashCamera(page, `${baseUrl}/mcm`);
  await page.getByRole("button", { name: "鏡で", exact: true }).tap();
  await page.getByText("目は、この端末の中だけで読みます。画像は送りません。").waitFor();
  await expect.poll(() => countLiveCameras(page), "nothing is opened before its tap").toEqual([]);
  await page.getByRole("button", { name: "カメラを使う" }).tap();
  await page.locator('[data-eyes="camera"]').waitFor();
  await page.getByText("撮影中・送信なし").waitFor();
  await expect.poll(() => countLiveCameras(page)).toEqual(["live"]);
  // On a machine without a graphics chip the engine takes its time; the bare picture stands there meanwhile.
  await page.locator('[data-eyes="camera"][data-ready]').waitFor({ timeout: 45_000 });
  const bare = page.getByRole("button", { name: "素のまつ毛", exact: true });
  await page.getByRole("button", { name: "素のまつ毛", exact: true, pressed: false }).waitFor();
  await bare.tap();
  const withoutInk = await countInkAtRest(page);
  await bare.tap();
  await expect.poll(() => countInk(page), `worn, after ${withoutInk} bare`).toBeGreaterThan(withoutInk * 1.1);
  await bare.tap();
  await expect.poll(() => countInk(page), "bare again").toBeLessThan(withoutInk * 1.05);
  await bare.tap();
  for (const [name, wearTest] of [
    ["風", "wind"],
    ["涙", "tears"],
    ["湯気", "steam"],
  ] as const) {
    await page.getByRole("button", { name, exact: true }).tap();
    await page.locator(`[data-weather="${wearTest}"][data-eyes="camera"]`).waitFor();
  }
  await expect.poll(() => hasNoSidewaysScroll(page)).toBeTruthy();
  await page.getByRole("button", { name: "鏡を閉じる" }).tap();
  await page.locator('[data-eyes="model"][data-ready]').waitFor();
  await expect.poll(() => countLiveCameras(page), "a closed mirror has no camera").toEqual(["ended"]);
}

/** Who said yes once opens it at once; whoever leaves for another room leaves the camera off. */
async function leavingTurnsCameraOff(page: Page): Promise<void> {
  await page.getByRole("button", { name: "鏡で", exact: true }).tap();
  await page.locator('[data-eyes="camera"]').waitFor();
  await page.locator('main a[href="/mcm/gallery"]').tap();
  await page.getByRole("heading", { level: 1, name: "みんなのマスカラ" }).waitFor();
  await page.waitForFunction(() =>
    (globalThis as unknown as { kateTracks: MediaStreamTrack[] }).kateTracks.every((one) => one.readyState === "ended"),
  );
}

/** Where no camera is, the page says so, and the model's eyes stay. */
async function withoutCamera(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/mcm_en`);
  await waitForHydration(page);
  await page.getByRole("button", { name: /^Change more/ }).tap();
  await page.getByRole("button", { name: "Try it on lashes" }).tap();
  await page.locator("[data-eyes][data-ready]").waitFor();
  await page.getByRole("button", { name: "In the mirror" }).tap();
  await page.getByRole("button", { name: "Use the camera" }).tap();
  await page
    .getByText(/camera/i)
    .and(page.getByRole("status"))
    .waitFor();
  await page.locator('[data-eyes="model"]').waitFor();
  await waitForHidden(page.getByText("Camera on · nothing sent"));
}

const insideLine =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Safari Line/15.9.0";

/** Inside LINE nothing is said before the camera is missing; then the way out is, and the mascara comes along. */
async function insideAnApp(page: Page, baseUrl: string): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, "mediaDevices", { configurable: true, get: () => undefined }),
  );
  await openLashCamera(page, `${baseUrl}/mcm?r=GVpgAAIMOMjF`);
  await page.getByRole("button", { name: "鏡で", exact: true }).tap();
  await expect(page.locator("[data-app]")).toHaveCount(0);
  await page.getByRole("button", { name: "カメラを使う" }).tap();
  const inAppGuide = page.locator('[data-app="LINE"]');
  await inAppGuide.getByText("SafariやChromeで開くと、カメラが使えます。").waitFor();
  const openInBrowser = new URL(
    (await inAppGuide.getByRole("link", { name: "外のブラウザで開く" }).getAttribute("href")) ?? "",
  );
  assert.equal(openInBrowser.searchParams.get("r"), "GVpgAAIMOMjF");
  await page.locator('[data-eyes="model"]').waitFor();
  await expect.poll(() => hasNoSidewaysScroll(page)).toBeTruthy();
}

async function openLashCamera(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
  await page.getByRole("button", { name: /^もっと変える/ }).tap();
  await page.getByRole("button", { name: "まつ毛に試す" }).tap();
  await page.locator('[data-eyes="model"][data-ready]').waitFor();
}

/** Dots of the picture that are as black as ink, hair in the shade among them. */
function countInk(page: Page): Promise<number> {
  return page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('[data-eyes="camera"] canvas')!;
    const { data } = canvas.getContext("2d")!.getImageData(0, 0, canvas.width, canvas.height);
    let ink = 0;
    for (let at = 0; at < data.length; at += 4) if (data[at]! + data[at + 1]! + data[at + 2]! < 60) ink++;
    return ink;
  });
}

/** The same, once it stays: a slow machine still shows frames from before a tap. The hand rests, so nothing else changes it. */
async function countInkAtRest(page: Page): Promise<number> {
  let before = await countInk(page);
  for (let steady = 0; steady < 4;) {
    await page.waitForTimeout(250);
    const now = await countInk(page);
    steady = Math.abs(now - before) < before * 0.02 ? steady + 1 : 0;
    before = now;
  }
  return before;
}

/** Every camera track the page was ever given. */
function recordCameras(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const tracks: MediaStreamTrack[] = [];
    Object.assign(globalThis, { kateTracks: tracks });
    const real = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (mediaRequest) => {
      const stream = await real(mediaRequest);
      tracks.push(...stream.getTracks());
      return stream;
    };
  });
}

const countLiveCameras = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (globalThis as unknown as { kateTracks: MediaStreamTrack[] }).kateTracks.map(({ readyState }) => readyState),
  );
