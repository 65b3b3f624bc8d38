import assert from "node:assert/strict";
import { expect, type Page } from "@playwright/test";
import { fitsItsWidth } from "#test-support/arrival.ts";
import type { FaceCamera } from "../fixtures/face-camera.ts";
import { modelFace } from "#test-support/model-face.ts";
import { guardLine } from "./line-guard.ts";
import { goOn, takeWay, toGate, untilStars } from "./scan-steps.ts";

const heldMs = 10_000;

/** One language of the scan, and the ways that are gone in it. */
export interface ScanTour {
  path: string;
  lang: string;
  ways: readonly ("camera" | "photo" | "model" | "nine")[];
}

/** Goes every way of one language to the stars, at 320 px, and holds that nothing is sent meanwhile. */
export async function readInLanguage(
  camera: FaceCamera,
  baseUrl: string,
  { path, lang, ways }: ScanTour,
): Promise<void> {
  const photo = { name: "me.jpg", mimeType: "image/jpeg", buffer: await modelFace(3) };
  const page = await camera.phone({ locale: lang, viewport: { width: 320, height: 640 } });
  const guard = guardLine(page, baseUrl);
  for (const way of ways) {
    await toGate(page, baseUrl + path);
    if (way === "nine") await nineQuestions(page);
    else await read(page, way, photo);
  }
  await expect(page.locator("html")).toHaveAttribute("lang", lang);
  guard.holds();
}

type Photo = { name: string; mimeType: string; buffer: Buffer };

async function read(page: Page, way: "camera" | "photo" | "model", photo: Photo): Promise<void> {
  const begunAt = performance.now();
  const guard = guardLine(page, new URL(page.url()).origin);
  await takeWay(page, way);
  await goOn(page);
  if (way === "photo") await page.locator('input[type="file"]').setInputFiles(photo);
  if (way === "model") await page.locator("[data-model]").first().click();
  await untilStars(page);
  await expect.poll(() => fitsItsWidth(page), `${page.url()} can be scrolled sideways`).toBeTruthy();
  if (way === "camera") await page.waitForTimeout(Math.max(0, heldMs - (performance.now() - begunAt)));
  assert.deepEqual(guard.sent(), [], "nothing was sent while the scan was open");
  await page.locator("[data-stars-go]").click();
  await page.locator("[data-stars-go]").waitFor({ state: "detached" });
}

async function nineQuestions(page: Page): Promise<void> {
  await page.locator("[data-way=nine]").click();
  const drawings = page.locator("main button:has(svg path)");
  for (let asked = 0; asked < 9; asked++) {
    await page.getByText(`${asked + 1} / 9`).waitFor();
    await drawings.nth(asked % 2).click();
  }
  await page.getByText("9 / 9").waitFor({ state: "detached" });
}
