import type { Page } from "@playwright/test";
import { waitForHydration } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";

test("without a camera, in an app, without WebGL or without its chip: a shade can always be seen on a face", async ({
  page,
  baseUrl,
  anotherPhone,
}) => {
  await refused(page, baseUrl);
  await inAnApp(
    await anotherPhone({
      userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) AppleWebKit/605.1.15 Instagram 350.0",
    }),
    baseUrl,
  );
  await withoutWebgl(await anotherPhone(), baseUrl);
  await webglContextLost(await anotherPhone(), baseUrl);
});

/** A refused camera is a message and a way on. */
async function refused(page: Page, baseUrl: string): Promise<void> {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("no", "NotAllowedError"));
  });
  await page.goto(`${baseUrl}/virtual_tester?s=lip-01`);
  await waitForHydration(page);
  await page.locator("#ways").getByRole("button", { name: "カメラを使う（鏡）" }).tap();
  await page.getByRole("alert").getByText("カメラが許可されていません。").waitFor();
  await page.getByRole("button", { name: "モデルの顔で試す" }).tap();
  await page.locator('[data-source="model"] canvas').waitFor();
}

/** Where an app's browser has no camera, the way out is drawn; and a picture is held out instead of saved. */
async function inAnApp(page: Page, baseUrl: string): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, "mediaDevices", { value: undefined }));
  await page.goto(`${baseUrl}/virtual_tester?s=lip-01`);
  await waitForHydration(page);
  await page.locator("#ways").getByRole("button", { name: "カメラを使う（鏡）" }).tap();
  await page.getByRole("img", { name: /メニューがある、アプリの画面の図$/ }).waitFor();
  await page.getByRole("button", { name: "モデルの顔で試す" }).tap();
  await page.locator('[data-source="model"] canvas').waitFor();
  await page.getByRole("button", { name: "絵や動画にする" }).tap();
  await page.getByRole("button", { name: "絵を端末に残す" }).tap();
  await page.locator('img[src^="blob:"]').waitFor();
}

/** Without WebGL2 stills are painted all the same; the mirror is not offered, and no camera is asked for. */
async function withoutWebgl(page: Page, baseUrl: string): Promise<void> {
  await page.addInitScript(() => {
    const real = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      return kind === "webgl2" ? null : (real as (...all: unknown[]) => unknown).call(this, kind, ...rest);
    } as typeof real;
  });
  await page.goto(`${baseUrl}/virtual_tester?s=lip-01`);
  await waitForHydration(page);
  await page.getByText("この端末では、止まった絵で試せます。").waitFor();
  await expect(page.getByRole("button", { name: "カメラを使う（鏡）" }), "no mirror is offered").toHaveCount(0);
  await page.locator('nav a[href="/virtual_tester?s=lip-15"]').tap();
  await page.locator('[data-source="model"] canvas').waitFor();
}

/** A phone takes the graphics chip away when it needs it elsewhere: another canvas goes on with the same face. */
async function webglContextLost(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/virtual_tester?s=lip-01`);
  await waitForHydration(page);
  await page.locator('nav a[href="/virtual_tester?s=lip-15"]').tap();
  await page.locator('[data-source="model"] canvas').waitFor();
  const first = await page.locator("canvas").elementHandle();
  await first?.evaluate((canvas) =>
    (canvas as HTMLCanvasElement).getContext("webgl2")?.getExtension("WEBGL_lose_context")?.loseContext(),
  );
  await page.waitForFunction((old) => document.querySelector("canvas") !== old, first);
  await page.locator('[data-source="model"] canvas').waitFor();
  await page.waitForFunction(() => (document.querySelector("canvas")?.width ?? 0) > 300);
}
