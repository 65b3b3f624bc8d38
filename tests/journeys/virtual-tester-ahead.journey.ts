import type { Page } from "@playwright/test";
import { readModelFace } from "#test-support/model-face.ts";
import { waitForHydration } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";

const tester = "/virtual_tester?s=lip-15";
const isModel = (url: string): boolean => /\/engine\/.+\.task$/.test(url);

/** Notes each file of the engine as it is asked for. */
function noteEngineFiles(page: Page): string[] {
  const files: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/engine/")) files.push(pathname);
  });
  return files;
}

test("on a phone the engine waits for the tap on the photo button, starts while a photo is chosen, and says how many bytes have come", async ({
  page,
  baseUrl,
}) => {
  const files = noteEngineFiles(page);
  let goOn = (): void => {};
  const paused = new Promise<void>((resolve) => (goOn = resolve));
  await page.route("**/engine/**/*.task", async (route) => {
    await paused;
    await route.continue();
  });
  await page.goto(baseUrl + tester);
  await waitForHydration(page);
  const photoButton = page.getByRole("button", { name: "写真を選ぶ" });
  await photoButton.waitFor();
  expect(files.filter((file) => !file.endsWith("manifest.json"))).toEqual([]);

  const modelRequested = page.waitForRequest((request) => isModel(request.url()));
  const chooserShown = page.waitForEvent("filechooser");
  await photoButton.tap();
  const chooser = await chooserShown;
  await modelRequested;

  await chooser.setFiles({ name: "me.jpg", mimeType: "image/jpeg", buffer: await readModelFace(2) });
  await expect(page.getByText(/^顔を読むデータを受け取っています。[\d.]+／[\d.]+ MB$/)).toBeVisible();
  goOn();
  await page.locator('[data-source="photo"] canvas').waitFor();
});

test("by Wi-Fi the engine comes while one reads", async ({ page, baseUrl }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { type: "wifi", effectiveType: "4g", saveData: false } }),
  );
  const modelCame = page.waitForResponse((response) => isModel(response.url()));
  await page.goto(baseUrl + tester);
  expect((await modelCame).ok()).toBe(true);
});
