import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { hasNoAxeFaults } from "./steps/axe.ts";
import { fitsItsWidth } from "#test-support/arrival.ts";
import type { FaceCamera } from "./fixtures/face-camera.ts";
import { modelFace } from "#test-support/model-face.ts";
import { expect, test } from "./fixtures/journey-test.ts";
import { guardLine, type LineGuard } from "./steps/line-guard.ts";
import { insideAnApp, noCamera, noEngine } from "./steps/scan-refusals.ts";
import { goOn, takeWay, toGate, untilStars, withoutLandmarker } from "./steps/scan-steps.ts";
import { untilGone } from "./steps/gone.ts";

/** What phones home does so within a minute of idling; the scan stays open longer. */
const heldMs = 70_000;

test.use({ serviceWorkers: "allow" });

test(
  "a face before the camera becomes a constellation by either engine, and in seventy seconds nothing of it leaves the phone",
  { tag: "@slow" },
  async ({ baseUrl, faceCamera }) => {
    const camera = await faceCamera();
    const [first, second] = [await camera.phone(), await camera.phone()];
    const guards = [first, second].map((page) => guardLine(page, baseUrl));
    await live(first, baseUrl);
    const begunAt = performance.now();
    await byMesh(second, baseUrl);
    const photo = await maskedPhoto(camera, baseUrl);
    await first.waitForTimeout(Math.max(0, heldMs - (performance.now() - begunAt)));
    for (const guard of guards) assert.deepEqual(guard.sent(), [], "nothing was sent while the scan was open");
    await first.locator("[data-stars-go]").click();
    await first.locator("[data-stars-go]").waitFor({ state: "detached" });
    for (const guard of [...guards, photo]) guard.holds();
  },
);

test(
  "without a camera, inside of an app or without an engine the scan says so and leads on",
  { tag: "@slow" },
  async ({ baseUrl, faceCamera }) => {
    const camera = await faceCamera();
    await noCamera(camera, baseUrl);
    await insideAnApp(camera, baseUrl);
    await noEngine(camera, baseUrl);
  },
);

async function live(page: Page, baseUrl: string): Promise<void> {
  await toGate(page, `${baseUrl}/scan`);
  await hasNoAxeFaults(page);
  assert.equal(await takeWay(page, "camera"), "landmarker");
  await hasNoAxeFaults(page);
  await goOn(page);
  await page.getByText("撮影中・送信なし").waitFor();
  await untilStars(page);
  await expect(page.locator("[data-engine=landmarker]"), "the page says which engine read").toHaveCount(1);
  await untilGone(page.locator("video"), "the camera is off");
  await expect.poll(() => fitsItsWidth(page)).toBeTruthy();
  await hasNoAxeFaults(page);
}

/** The second engine reads a face as well. */
async function byMesh(page: Page, baseUrl: string): Promise<void> {
  await withoutLandmarker(page);
  await toGate(page, `${baseUrl}/scan`);
  assert.equal(await takeWay(page, "camera"), "mesh");
  await goOn(page);
  await untilStars(page);
  await expect(page.locator("[data-engine=mesh]"), "the page says which engine read").toHaveCount(1);
}

/** A photo of a masked face on another phone, while the first one is held open; and the browser's own buttons. */
async function maskedPhoto(camera: FaceCamera, baseUrl: string): Promise<LineGuard> {
  const page = await camera.phone();
  const guard = guardLine(page, baseUrl);
  await toGate(page, `${baseUrl}/scan`);
  await takeWay(page, "photo");
  await goOn(page);
  const photo = { name: "わたし.jpg", mimeType: "image/jpeg", buffer: await modelFace(2) };
  // What a mask covers is asked.
  await page.getByRole("button", { name: "マスクをしている" }).click();
  await page.locator('input[type="file"]').setInputFiles(photo);
  await page.getByRole("heading", { name: "ひとつだけ教えてください" }).waitFor({ timeout: 60_000 });
  await page.locator("main button:has(svg path)").first().click();
  await untilStars(page);
  await page.goBack();
  await page.locator("[data-skip]").waitFor();
  await page.goForward();
  await untilGone(page.locator("[data-skip]"), "forward leads to what was read");
  return guard;
}
