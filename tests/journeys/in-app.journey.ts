import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { expectNoAxeIssues } from "./steps/axe.ts";
import { hasNoSidewaysScroll, waitForHydration } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";

const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const android =
  "Mozilla/5.0 (Linux; Android 15; Pixel 9 Build/BP1A.250505.005; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/142.0.0.0 Mobile Safari/537.36";

/** As the apps send them; what stands in the menu of each, and how the link that leads out begins. */
const apps = [
  ["LINE", `${iphone} Mobile/15E148 Safari Line/15.9.0`, "デフォルトのブラウザで開く", "http"],
  [
    "Instagram",
    `${android} Instagram 390.0.0.38.80 Android (35/15; 420dpi; 1080x2400; Google; Pixel 9; tokay; tokay; ja_JP; 750000000)`,
    "外部ブラウザで開く",
    "instagram://extbrowser/?url=",
  ],
  ["X", `${iphone} Mobile/15E148 Twitter for iPhone/11.5`, "Safariで開く", null],
  ["Facebook", `${android} [FB_IAB/FB4A;FBAV/520.0.0.40.99;]`, "外部ブラウザで開く", null],
  ["TikTok", `${android} musical_ly_40.2.0 BytedanceWebview/d8a21c6`, "ブラウザで開く", null],
  ["Yahoo! JAPAN", `${iphone} Mobile/15E148 YJApp-IOS jp.co.yahoo.ipn.appli/4.150.0`, "Safariで開く", null],
] as const;

for (const [app, userAgent, entry, link] of apps)
  test(`inside of ${app} nobody is stopped; where the camera is missing the way out is drawn`, async ({
    baseUrl,
    anotherPhone,
  }) => {
    const page = await anotherPhone({ userAgent });
    // What such an inner browser lacks is told by the feature, not by its name.
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, "mediaDevices", { configurable: true, get: () => undefined }),
    );
    await page.goto(`${baseUrl}/scan`);
    await waitForHydration(page);
    await expect(page.locator("[data-app]"), "nothing is said before something is missing").toHaveCount(0);
    await guided(page, app, entry, link);
    if (app === "LINE") await seesGuideAtCameras(page);
  });

test("from inside of an app the room comes along into another browser", async ({ baseUrl, anotherPhone }) => {
  await withVisitorData(await anotherPhone({ userAgent: apps[0][1] }), await anotherPhone(), baseUrl);
});

async function guided(page: Page, app: string, entry: string, link: string | null): Promise<void> {
  const { origin } = new URL(page.url());
  await page.goto(`${origin}/myroom/check`);
  await waitForHydration(page);
  const hand = page.locator("details").filter({ has: page.getByRole("heading", { name: "ほかのブラウザへ移す" }) });
  await hand.locator("summary").press("Enter");
  const guide = page.locator(`[data-app="${app}"]`);
  await guide.waitFor();
  await guide.getByText(`「${entry}」を選びます。`).waitFor();
  await guide.getByRole("img").waitFor();
  await expect(
    guide.getByRole("button", { name: "別のブラウザで開くリンクを作る" }),
    `${app}: who has no room takes none along`,
  ).toHaveCount(0);
  if (link !== null) {
    const href = await guide.getByRole("link", { name: "外のブラウザで開く" }).getAttribute("href");
    assert.ok(href?.startsWith(link), `${app}: ${href}`);
  }
  await expectNoAxeIssues(page);
  await expect.poll(() => hasNoSidewaysScroll(page), `${app}: nothing can be scrolled sideways`).toBeTruthy();
}

/** Sites with a camera of their own say what one would have outside, once theirs was asked for. */
async function seesGuideAtCameras(page: Page): Promise<void> {
  const { origin } = new URL(page.url());
  for (const [path, button, why] of [
    ["/barcode", "カメラを使う", "SafariやChromeで開くと、カメラで読み取れます。"],
    ["/chameleon", "カメラを開く", "SafariやChromeで開くと、カメラの前の色も採れます。"],
  ] as const) {
    await page.goto(`${origin}${path}`);
    await waitForHydration(page);
    await expect(page.locator("[data-app]"), `${path}: nothing is said before the camera is asked for`).toHaveCount(0);
    await page.getByRole("button", { name: button }).press("Enter");
    await page.locator('[data-app="LINE"]').getByText(why).waitFor();
    await expectNoAxeIssues(page);
    await expect.poll(() => hasNoSidewaysScroll(page), `${path}: nothing can be scrolled sideways`).toBeTruthy();
  }
}

/** Something made inside LINE goes out by the one-time link, and one goes on outside. */
async function withVisitorData(inApp: Page, external: Page, baseUrl: string): Promise<void> {
  await inApp.goto(`${baseUrl}/myroom/check`);
  await waitForHydration(inApp);
  await inApp.getByRole("button", { name: "あいことばを作る" }).press("Enter");
  await inApp.getByRole("heading", { name: "この部屋のあいことば" }).waitFor();
  await inApp.reload();
  await waitForHydration(inApp);
  const hand = inApp.locator("details").filter({ has: inApp.getByRole("heading", { name: "ほかのブラウザへ移す" }) });
  await hand.locator("summary").press("Enter");
  const guide = inApp.locator('[data-app="LINE"]');
  await guide.getByRole("button", { name: "別のブラウザで開くリンクを作る" }).press("Enter");
  await guide.getByText("あと10分、一度だけ使えます。").waitFor();
  const href = (await guide.getByRole("link", { name: "外のブラウザで開く" }).getAttribute("href")) ?? "";
  const address = new URL(href);
  assert.equal(address.searchParams.get("openExternalBrowser"), "1");
  assert.match(address.hash, /^#room=[\w-]{22}$/);
  await external.goto(href);
  await external.getByRole("button", { name: "合わせる", exact: true }).press("Enter");
  await external.getByText("ひとつの部屋になりました。").waitFor();
  const onward = external.getByRole("link", { name: "部屋を見る" });
  await expect(onward).toHaveAttribute("href", "/myroom");
}
