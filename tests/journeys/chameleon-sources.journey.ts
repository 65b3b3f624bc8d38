import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { hasNoSidewaysScroll, loseConnection, waitForHydration } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";
import { guardUploads } from "./steps/upload-guard.ts";
import { waitForHidden } from "./steps/wait-for-hidden.ts";

test.use({ serviceWorkers: "allow", expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

test("the camera opens when I press, and is off when I have taken or left; without it, in greys, without a graphics chip and without a network there is a way", async ({
  page,
  baseUrl,
  anotherPhone,
}) => {
  await takeWithCamera(page, baseUrl);
  await withoutCamera(await anotherPhone({ permissions: [] }), baseUrl);
  await withoutWebgl(await anotherPhone({ viewport: { width: 320, height: 640 }, reducedMotion: "reduce" }), baseUrl);
  await withoutNetwork(await anotherPhone(), baseUrl);
});

/** A camera that sees a green wall. */
async function fakeCamera(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const tracks: MediaStreamTrack[] = [];
    Object.assign(globalThis, { kateTracks: tracks });
    navigator.mediaDevices.getUserMedia = () => {
      const fakeVideo = document.createElement("canvas");
      [fakeVideo.width, fakeVideo.height] = [640, 480];
      const pen = fakeVideo.getContext("2d");
      const paint = (): void => {
        if (!pen) return;
        pen.fillStyle = "#2f9a4a";
        pen.fillRect(0, 0, 640, 480);
      };
      paint();
      setInterval(paint, 50);
      const stream = fakeVideo.captureStream(20);
      tracks.push(...stream.getVideoTracks());
      return Promise.resolve(stream);
    };
  });
}

const tracks = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (globalThis as unknown as { kateTracks: MediaStreamTrack[] }).kateTracks.map((one) => one.readyState),
  );

async function takeWithCamera(page: Page, baseUrl: string): Promise<void> {
  await fakeCamera(page);
  const guard = guardUploads(page, baseUrl);
  await page.goto(`${baseUrl}/chameleon`);
  await waitForHydration(page);
  await page.locator("[data-drop]").first().waitFor();
  await expect.poll(() => tracks(page), "no camera before its button").toEqual([]);
  await page.getByRole("button", { name: "カメラを開く" }).tap();
  await page.getByText("撮影中・送信なし").waitFor();
  await page.waitForFunction(() => (document.querySelector("video")?.videoWidth ?? 0) > 0);
  await page.getByRole("button", { name: "採る", exact: true }).tap();
  await page.getByText("1つの色が見つかりました。").waitFor();
  await expect.poll(() => tracks(page), "taken, the camera is off").toEqual(["ended"]);
  await waitForHidden(page.locator("video"));
  await page.locator("[data-drop]").tap();
  await page.getByText(/緑だけが残りました。/).waitFor();

  await page.getByRole("button", { name: "カメラを開く" }).tap();
  await page.getByText("撮影中・送信なし").waitFor();
  await page.getByRole("button", { name: "カメラを止める" }).tap();
  await page.locator("video").waitFor({ state: "detached" });
  await page.getByRole("button", { name: "カメラを開く" }).tap();
  await page.getByText("撮影中・送信なし").waitFor();
  await page.locator('a[href="/zone5"]').first().tap();
  await page.waitForURL(`${baseUrl}/zone5`);
  await page.locator("#cham-stage").waitFor({ state: "detached" });
  await expect.poll(() => tracks(page), "left, the camera is off").toEqual(["ended", "ended", "ended"]);
  guard.verify();
}

async function withoutCamera(page: Page, baseUrl: string): Promise<void> {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("no", "NotAllowedError"));
  });
  await page.goto(`${baseUrl}/chameleon`);
  await waitForHydration(page);
  await page.getByRole("button", { name: "カメラを開く" }).tap();
  await page.locator('[data-refused="E-CAM-DENY"]').waitFor();
  await page.getByRole("button", { name: "町の絵で試す" }).tap();
  await page.locator("[data-refused]").waitFor({ state: "detached" });

  const grey = await sharp({ create: { width: 400, height: 500, channels: 3, background: "#8a8988" } })
    .png()
    .toBuffer();
  const file = page.locator('input[type="file"]');
  await file.setInputFiles({ name: "壁.png", mimeType: "image/png", buffer: grey });
  await page.getByText(/^色が隠れています。/).waitFor();
  await file.setInputFiles({ name: "紙.png", mimeType: "image/png", buffer: Buffer.from("no picture") });
  await page.getByText("写真を開けませんでした。").waitFor();
  await page.getByRole("button", { name: "町の絵で試す" }).tap();
  await page.locator("[data-drop]").first().waitFor();
}

/** Narrow, calm, and without a graphics chip: the colours leave all the same. */
async function withoutWebgl(page: Page, baseUrl: string): Promise<void> {
  await page.addInitScript(() => {
    const real = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (
      this: HTMLCanvasElement,
      contextKind: string,
      ...rest: unknown[]
    ) {
      return contextKind === "webgl2"
        ? null
        : (real as (...all: unknown[]) => unknown).call(this, contextKind, ...rest);
    } as typeof real;
  });
  await page.goto(`${baseUrl}/chameleon`);
  await waitForHydration(page);
  const colourDrop = page.locator("[data-drop]").first();
  await colourDrop.waitFor();
  const whole = await colourSum(page);
  await colourDrop.tap();
  await page.getByText(/だけが残りました。/).waitFor();
  const left = await colourSum(page);
  assert.ok(left < whole * 0.6, `${left} of ${whole} colour is left`);
  await expect.poll(() => hasNoSidewaysScroll(page)).toBeTruthy();
}

/** All the colour on the stage. */
function colourSum(page: Page): Promise<number> {
  return page.evaluate(() => {
    const stage = document.querySelector<HTMLCanvasElement>('[role="img"] > canvas[aria-hidden]');
    const copy = document.createElement("canvas");
    [copy.width, copy.height] = [80, 100];
    const pen = copy.getContext("2d");
    if (!stage || !pen) return 0;
    pen.drawImage(stage, 0, 0, 80, 100);
    const { data } = pen.getImageData(0, 0, 80, 100);
    let sum = 0;
    for (let i = 0; i < data.length; i += 4) {
      const [red, green, blue] = [data[i]!, data[i + 1]!, data[i + 2]!];
      sum += Math.max(red, green, blue) - Math.min(red, green, blue);
    }
    return sum;
  });
}

/** A find without a network waits, and goes in by itself when there is one. */
async function withoutNetwork(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/chameleon`);
  await waitForHydration(page);
  await page.getByText("まだ一色も入っていません。", { exact: true }).waitFor();
  await page.locator("[data-drop]").first().tap();
  await page.locator("[data-find]").waitFor();
  await loseConnection(page);
  await page.getByRole("button", { name: "採集帳に入れる" }).tap();
  await page.getByText("圏外です。つながったら、採集帳に入ります。").waitFor();
  await page.getByText("つながるのを待っている色が1色あります。").waitFor();
  await page.context().setOffline(false);
  await page.locator("[data-cell]").waitFor();
  await expect(page.locator("[data-cell]")).toHaveCount(1);
}
