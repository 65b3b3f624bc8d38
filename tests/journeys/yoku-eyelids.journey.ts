import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { hasNoSidewaysScroll, waitForHydration } from "#test-support/page-checks.ts";
import { readModelFace } from "#test-support/model-face.ts";
import { expect, test } from "./fixtures/journey-test.ts";
import { guardUploads } from "./steps/upload-guard.ts";

/** Four desires as somebody's link brings them. */
const palette = "/yoku?p=010o1k2f";
const insideLine =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Safari Line/15.9.0";

test("the four are worn on a model's lids and on those of my photograph; inside an app the way out to a camera is drawn", async ({
  page,
  baseUrl,
  anotherPhone,
}) => {
  await onEyelids(page, baseUrl);
  await insideAnApp(await anotherPhone({ userAgent: insideLine }), baseUrl);
});

async function onEyelids(page: Page, baseUrl: string): Promise<void> {
  const guard = guardUploads(page, baseUrl);
  await page.goto(baseUrl + palette);
  await page.getByRole("button", { name: "モデルのまぶたにのせる" }).tap();
  await page.locator('[data-applied="model"]').waitFor({ timeout: 20_000 });
  await page.getByRole("img", { name: "四つの色をまぶたにのせた顔" }).waitFor();

  const picker = page.locator('section[aria-labelledby="yoku-lids"] input[type="file"]');
  await picker.setInputFiles({ name: "文.txt", mimeType: "text/plain", buffer: Buffer.from("no picture") });
  await page.locator('section[aria-labelledby="yoku-lids"]').getByRole("alert").waitFor({ timeout: 40_000 });
  await page.locator('[data-applied="model"]').waitFor();
  await picker.setInputFiles({ name: "わたし.jpg", mimeType: "image/jpeg", buffer: await readModelFace(3) });
  await page.locator('[data-applied="photo"]').waitFor({ timeout: 40_000 });
  await expect.poll(() => hasNoSidewaysScroll(page)).toBeTruthy();
  guard.verify();
}

/** Nothing is said before the camera is missing; then the way out is, and the palette comes along. */
async function insideAnApp(page: Page, baseUrl: string): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, "mediaDevices", { configurable: true, get: () => undefined }),
  );
  // Without a chip no mirror is opened at all; here there is one that a processor plays.
  await page.goto(baseUrl + palette);
  await waitForHydration(page);
  const mirror = page.getByRole("button", { name: "カメラを使う（鏡）" });
  await mirror.waitFor();
  await expect(page.locator("[data-app]")).toHaveCount(0);
  await mirror.tap();
  const inAppGuide = page.locator('[data-app="LINE"]');
  await inAppGuide.getByText("SafariやChromeで開くと、カメラが使えます。").waitFor({ timeout: 20_000 });
  const openInBrowser = new URL(
    (await inAppGuide.getByRole("link", { name: "外のブラウザで開く" }).getAttribute("href")) ?? "",
  );
  assert.equal(openInBrowser.searchParams.get("p"), new URLSearchParams(palette.split("?")[1]).get("p"));
  await expect.poll(() => hasNoSidewaysScroll(page)).toBeTruthy();
}
