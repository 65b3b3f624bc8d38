import type { Page } from "@playwright/test";
import { untilAlive } from "#test-support/arrival.ts";
import { modelFace } from "#test-support/model-face.ts";
import { expect, test } from "./fixtures/journey-test.ts";
import { guardLine } from "./steps/line-guard.ts";

test("the staring game sees a face change, sends moments only, and the camera's light goes out on leaving", async ({
  baseUrl,
  faceCamera,
}) => {
  // A face that smiles, and is sober again.
  const faces = [await modelFace(1), await modelFace("1-smile")];
  const camera = await faceCamera(faces);
  const page = await camera.phone({}, [/Created TensorFlow Lite XNNPACK delegate/]);
  await page.addInitScript(keepStreams);
  const guard = guardLine(page, baseUrl);
  await page.goto(`${baseUrl}/lmw/game/4`);
  await untilAlive(page);
  await page.getByRole("button", { name: "カメラで、にらめっこ" }).tap();
  await page.getByText("映像も、顔の点も、表情の値も送りません。").waitFor();
  await expect.poll(() => lights(page), "nothing is opened before the second tap").toEqual([]);
  await page.getByRole("button", { name: "カメラを使う" }).tap();
  await page.locator("[data-mood]").waitFor({ timeout: 60_000 });
  const manifest = (await (await fetch(`${baseUrl}/engine/manifest.json`)).json()) as { landmarker: unknown };
  if (manifest.landmarker === null) {
    console.log("  this build has no model for the landmarker: played by pressing, and no light is on");
    await expect.poll(() => lights(page)).toEqual(["ended"]);
    return guard.holds();
  }
  await page.getByText("撮影中・送信なし").waitFor();
  await expect.poll(() => lights(page)).toEqual(["live"]);

  // No hand touches anything: whatever happens to a paper now, the face did it.
  await page.locator("[data-changes]:not([data-changes='0'])").waitFor({ timeout: 45_000 });
  guard.holds();

  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "ここでやめる" }).tap();
  await page.locator("dialog").waitFor({ state: "detached" });
  await expect.poll(() => lights(page), "the light is out").toEqual(["ended"]);

  // Who said yes plays again at once.
  await page.getByRole("button", { name: "カメラで、にらめっこ" }).tap();
  await page.locator("[data-mood]").waitFor({ timeout: 60_000 });
  await expect.poll(() => lights(page)).toEqual(["ended", "live"]);
  await page.goto(`${baseUrl}/lmw/main`);
  guard.holds();
});

/** Remembers each stream of the camera, so that its light can be looked at when the page has forgotten it. */
function keepStreams(): void {
  const kept: MediaStreamTrack[] = [];
  Object.assign(globalThis, { keptTracks: kept });
  const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
  navigator.mediaDevices.getUserMedia = async (wish) => {
    const stream = await open(wish);
    kept.push(...stream.getTracks());
    return stream;
  };
}

const lights = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (globalThis as unknown as { keptTracks: MediaStreamTrack[] }).keptTracks.map(({ readyState }) => readyState),
  );
