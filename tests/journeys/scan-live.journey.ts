import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { expectNoAxeIssues } from "./steps/axe.ts";
import { hasNoSidewaysScroll } from "#test-support/page-checks.ts";
import type { FaceCamera } from "./fixtures/face-camera.ts";
import { readModelFace } from "#test-support/model-face.ts";
import { expect, test } from "./fixtures/journey-test.ts";
import { guardUploads, type UploadGuard } from "./steps/upload-guard.ts";
import { expectInAppGuide, expectNoCamera, expectNoEngine } from "./steps/scan-refusals.ts";
import {
  choosePhoto,
  chooseSource,
  confirmStart,
  openScan,
  waitForStars,
  withoutLandmarker,
} from "./steps/scan-steps.ts";
import { waitForHidden } from "./steps/wait-for-hidden.ts";

/** What phones home does so within a minute of idling; the scan stays open longer. */
const holdMs = 70_000;

test.use({ serviceWorkers: "allow" });

test(
  "a face before the camera becomes a constellation, and in seventy seconds nothing of it leaves the phone",
  { tag: "@slow" },
  async ({ baseUrl, faceCamera }) => {
    const camera = await faceCamera();
    const page = await camera.openPage();
    const guard = guardUploads(page, baseUrl);
    await detectLive(page, baseUrl);
    await page.waitForTimeout(holdMs);
    assert.deepEqual(guard.listSent(), [], "nothing was sent while the scan was open");
    await page.locator("[data-stars-go]").click();
    await page.locator("[data-stars-go]").waitFor({ state: "detached" });
    guard.verify();
  },
);

test(
  "the second engine reads a face before the camera, a photo of a masked face is asked about, and nothing of them leaves the phone",
  { tag: "@slow" },
  async ({ baseUrl, faceCamera }) => {
    const camera = await faceCamera();
    const page = await camera.openPage();
    const guard = guardUploads(page, baseUrl);
    await detectWithMesh(page, baseUrl);
    const photo = await maskedPhoto(camera, baseUrl);
    for (const one of [guard, photo]) one.verify();
  },
);

test(
  "without a camera, inside of an app or without an engine the scan says so and leads on",
  { tag: "@slow" },
  async ({ baseUrl, faceCamera }) => {
    const camera = await faceCamera();
    await expectNoCamera(camera, baseUrl);
    await expectInAppGuide(camera, baseUrl);
    await expectNoEngine(camera, baseUrl);
  },
);

async function detectLive(page: Page, baseUrl: string): Promise<void> {
  await openScan(page, `${baseUrl}/scan`);
  await expectNoAxeIssues(page);
  assert.equal(await chooseSource(page, "camera"), "landmarker");
  await expectNoAxeIssues(page);
  await confirmStart(page);
  await page.getByText("撮影中・送信なし").waitFor();
  await waitForStars(page);
  await expect(page.locator("[data-engine=landmarker]"), "the page says which engine read").toHaveCount(1);
  await waitForHidden(page.locator("video"), "the camera is off");
  await expect.poll(() => hasNoSidewaysScroll(page)).toBeTruthy();
  await expectNoAxeIssues(page);
}

/** The second engine reads a face as well. */
async function detectWithMesh(page: Page, baseUrl: string): Promise<void> {
  await withoutLandmarker(page);
  await openScan(page, `${baseUrl}/scan`);
  assert.equal(await chooseSource(page, "camera"), "mesh");
  await confirmStart(page);
  await waitForStars(page);
  await expect(page.locator("[data-engine=mesh]"), "the page says which engine read").toHaveCount(1);
}

/** A photo of a masked face on another phone; and the browser's own buttons. */
async function maskedPhoto(camera: FaceCamera, baseUrl: string): Promise<UploadGuard> {
  const page = await camera.openPage();
  const guard = guardUploads(page, baseUrl);
  await openScan(page, `${baseUrl}/scan`);
  await choosePhoto(page, { name: "わたし.jpg", mimeType: "image/jpeg", buffer: await readModelFace(2) });
  // What a mask covers is asked.
  await page.getByRole("button", { name: "マスクをしている" }).click();
  await confirmStart(page);
  await page.getByRole("heading", { name: "ひとつだけ教えてください" }).waitFor({ timeout: 60_000 });
  await page.locator("main button:has(svg path)").first().click();
  await waitForStars(page);
  await page.goBack();
  await page.locator("[data-answer]").first().waitFor();
  await page.goForward();
  await waitForHidden(page.locator("[data-answer]").first(), "forward leads to what was read");
  return guard;
}
