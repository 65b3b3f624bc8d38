import { expect, type Page } from "@playwright/test";
import { readModelFace } from "#test-support/model-face.ts";
import type { FaceCamera } from "../fixtures/face-camera.ts";
import { confirmStart, chooseSource, openScan, waitForStars } from "./scan-steps.ts";

/** Refused, missing and busy: each says so by its name, and the other ways stand there. */
export async function expectNoCamera(camera: FaceCamera, baseUrl: string): Promise<void> {
  const page = await camera.openPage();
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException("no", (globalThis as unknown as { kateRefusal: string }).kateRefusal));
  });
  await openScan(page, `${baseUrl}/scan`);
  const refusals = [
    ["NotAllowedError", "E-CAM-DENY"],
    ["NotFoundError", "E-CAM-NONE"],
    ["NotReadableError", "E-CAM-BUSY"],
  ] as const;
  for (const [name, code] of refusals) {
    await page.evaluate((refusal) => void Object.assign(globalThis, { kateRefusal: refusal }), name);
    await chooseSource(page, "camera");
    await confirmStart(page);
    await page.locator(`[data-error=${code}]`).waitFor();
    await expect(page.locator("[data-option]"), "four ways stand there").toHaveCount(4);
  }
  await leadsToQuestions(page);
}

async function leadsToQuestions(page: Page): Promise<void> {
  await page.locator("[data-error]").getByRole("button").first().click();
  await page.getByText("1 / 9").waitFor();
}

/** Where no engine comes, a photo is not read, but the model faces bring their own points. */
export async function expectNoEngine(camera: FaceCamera, baseUrl: string): Promise<void> {
  const page = await camera.openPage({}, [/engine\/manifest|ERR_FAILED/]);
  await page.route("**/engine/manifest.json", (route) => route.abort());
  await openScan(page, `${baseUrl}/scan`);
  const chooser = page.waitForEvent("filechooser");
  await page.locator("[data-option=photo]").click();
  await (await chooser).setFiles({ name: "me.jpg", mimeType: "image/jpeg", buffer: await readModelFace(3) });
  await page.locator("[data-error=E-NET]").waitFor();
  await page.locator("[data-option=model]").click();
  await page.getByText("前に測った点を使います").waitFor();
  await page.locator("[data-model]").first().click();
  await waitForStars(page);
}

/** The inner browser of an app has no camera: where "open in browser" is, is drawn. */
export async function expectInAppGuide(camera: FaceCamera, baseUrl: string): Promise<void> {
  const userAgent = "Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36";
  const page = await camera.openPage({ userAgent: `${userAgent} Line/15.1.0/IAB` });
  await page.addInitScript(() => Object.defineProperty(navigator, "mediaDevices", { value: undefined }));
  await openScan(page, `${baseUrl}/scan`);
  await chooseSource(page, "camera");
  await confirmStart(page);
  await page.locator("[data-error=E-CAM-INAPP]").waitFor();
  const external = page.locator('[data-app=LINE] a[href*="openExternalBrowser=1"]');
  await external.waitFor();
  await expect(page.locator("[data-app=LINE] svg"), "the place of the menu is drawn").toHaveCount(1);
}
