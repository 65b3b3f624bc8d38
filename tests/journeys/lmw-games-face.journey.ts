import type { Page } from "@playwright/test";
import { waitForHydration } from "#test-support/page-checks.ts";
import { readModelFace } from "#test-support/model-face.ts";
import { expect, test } from "./fixtures/journey-test.ts";
import { guardUploads } from "./steps/upload-guard.ts";

test("the staring game sees a face change, sends moments only, and the camera's light goes out on leaving", async ({
  baseUrl,
  faceCamera,
}) => {
  // A face that smiles, and is sober again.
  const faces = [await readModelFace(1), await readModelFace("1-smile")];
  const camera = await faceCamera(faces);
  const page = await camera.openPage({}, [/Created TensorFlow Lite XNNPACK delegate/]);
  await page.addInitScript(recordStreams);
  const guard = guardUploads(page, baseUrl);
  await page.goto(`${baseUrl}/lmw/game/4`);
  await waitForHydration(page);
  await page.getByRole("button", { name: "カメラで、にらめっこ" }).tap();
  await page.getByText("映像も、顔の点も、表情の値も送りません。").waitFor();
  await expect.poll(() => lights(page), "nothing is opened before the second tap").toEqual([]);
  await page.getByRole("button", { name: "カメラを使う" }).tap();
  await page.locator("[data-mood]").waitFor({ timeout: 60_000 });
  const manifest = (await (await fetch(`${baseUrl}/engine/manifest.json`)).json()) as { landmarker: unknown };
  if (manifest.landmarker === null) {
    console.log("  this build has no model for the landmarker: played by pressing, and no light is on");
    await expect.poll(() => lights(page)).toEqual(["ended"]);
    return guard.verify();
  }
  await page.getByText("撮影中・送信なし").waitFor();
  await expect.poll(() => lights(page)).toEqual(["live"]);

  // No hand touches anything: whatever happens to a paper now, the face did it.
  await page.locator("[data-changes]:not([data-changes='0'])").waitFor({ timeout: 45_000 });
  guard.verify();

  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "ここでやめる" }).tap();
  await page.locator("dialog").waitFor({ state: "detached" });
  await expect.poll(() => lights(page), "the light is out").toEqual(["ended"]);

  // Who said yes plays again at once.
  await page.getByRole("button", { name: "カメラで、にらめっこ" }).tap();
  await page.locator("[data-mood]").waitFor({ timeout: 60_000 });
  await expect.poll(() => lights(page)).toEqual(["ended", "live"]);
  await page.goto(`${baseUrl}/lmw/main`);
  guard.verify();
});

/** Remembers each stream of the camera, so that its light can be looked at when the page has forgotten it. */
function recordStreams(): void {
  const streams: MediaStreamTrack[] = [];
  Object.assign(globalThis, { savedTracks: streams });
  const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
  navigator.mediaDevices.getUserMedia = async (mediaRequest) => {
    const stream = await open(mediaRequest);
    streams.push(...stream.getTracks());
    return stream;
  };
}

const lights = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (globalThis as unknown as { savedTracks: MediaStreamTrack[] }).savedTracks.map(({ readyState }) => readyState),
  );
