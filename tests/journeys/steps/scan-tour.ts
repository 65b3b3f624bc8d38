import assert from "node:assert/strict";
import { expect, type Page } from "@playwright/test";
import { hasNoSidewaysScroll } from "#test-support/page-checks.ts";
import type { FaceCamera } from "../fixtures/face-camera.ts";
import { readModelFace } from "#test-support/model-face.ts";
import { guardUploads } from "./upload-guard.ts";
import { type ChosenPhoto, choosePhoto, chooseSource, confirmStart, openScan, waitForStars } from "./scan-steps.ts";

const holdMs = 10_000;

/** One language of the scan, and the ways that are gone in it. */
export interface ScanTour {
  path: string;
  lang: string;
  sources: readonly ("camera" | "photo" | "model" | "nine")[];
}

/** Goes every way of one language to the stars, at 320 px, and holds that nothing is sent meanwhile. */
export async function scanInLanguage(
  camera: FaceCamera,
  baseUrl: string,
  { path, lang, sources }: ScanTour,
): Promise<void> {
  const photo = { name: "me.jpg", mimeType: "image/jpeg", buffer: await readModelFace(3) };
  const page = await camera.openPage({ locale: lang, viewport: { width: 320, height: 640 } });
  const guard = guardUploads(page, baseUrl);
  for (const source of sources) {
    await openScan(page, baseUrl + path);
    if (source === "nine") await nineQuestions(page);
    else await scanFrom(page, source, photo);
  }
  await expect(page.locator("html")).toHaveAttribute("lang", lang);
  guard.verify();
}

async function scanFrom(page: Page, source: "camera" | "photo" | "model", photo: ChosenPhoto): Promise<void> {
  const startedAt = performance.now();
  const guard = guardUploads(page, new URL(page.url()).origin);
  await (source === "photo" ? choosePhoto(page, photo) : chooseSource(page, source));
  await confirmStart(page);
  if (source === "model") await page.locator("[data-model]").first().click();
  await waitForStars(page);
  await expect.poll(() => hasNoSidewaysScroll(page), `${page.url()} can be scrolled sideways`).toBeTruthy();
  if (source === "camera") await page.waitForTimeout(Math.max(0, holdMs - (performance.now() - startedAt)));
  assert.deepEqual(guard.listSent(), [], "nothing was sent while the scan was open");
  await page.locator("[data-stars-go]").click();
  await page.locator("[data-stars-go]").waitFor({ state: "detached" });
}

async function nineQuestions(page: Page): Promise<void> {
  await page.locator("[data-option=nine]").click();
  const drawings = page.locator("main button:has(svg path)");
  for (let step = 0; step < 9; step++) {
    await page.getByText(`${step + 1} / 9`).waitFor();
    await drawings.nth(step % 2).click();
  }
  await page.getByText("9 / 9").waitFor({ state: "detached" });
}
