import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { hasNoSidewaysScroll, waitForHydration } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";
import { waitForHidden } from "./steps/wait-for-hidden.ts";

test("a stranger slides somebody's two faces; without a script and without a graphics chip they stand as well", async ({
  baseUrl,
  anotherPhone,
}) => {
  await slideSharedPair(await anotherPhone(), baseUrl);
  await withoutScript(await anotherPhone({ javaScriptEnabled: false }), baseUrl);
  await withoutWebgl(await anotherPhone({ reducedMotion: "reduce", viewport: { width: 320, height: 640 } }), baseUrl);
});

/** 白湯の約束／灯を落とした部屋: 始発の見習い, 鍵穴の占い師. */
const code = "G0064A0";

/** The thing itself, one button, and then one's own. */
async function slideSharedPair(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/style?f=${code}`);
  await expect(page).toHaveTitle(/始発の見習い/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await waitForHydration(page);
  await page.getByRole("img", { name: /鍵穴の占い師/ }).waitFor();
  const before = await leadingEdge(page);
  await page.getByRole("button", { name: "すべらせる" }).tap();
  await page.locator(`[data-left="${before === "morning" ? "night" : "morning"}"]`).waitFor();
  await page.getByRole("link", { name: "わたしの二つを選ぶ" }).tap();
  await page.waitForURL((url) => url.pathname === "/style" && url.search === "");
  await page.getByRole("heading", { name: "二つの顔を選ぶ" }).waitFor();
  const picture = await page.request.get(`${baseUrl}/assets/style/ogp/${code}`);
  assert.equal(picture.headers()["content-type"], "image/jpeg");
}

/** Looks are links, the wall of names is there, and somebody's pair leads to one's own. */
async function withoutScript(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/style?a=0&b=0`);
  await page.getByRole("link", { name: "名乗らない火" }).tap();
  await page.locator('[data-half="night"] img[src*="two-faces-night-6"]').first().waitFor();
  await page.goto(`${baseUrl}/style?f=${code}`);
  await expect(page.locator("main")).toContainText("始発の見習い", { useInnerText: true });
  await page.getByRole("link", { name: "わたしの二つを選ぶ" }).waitFor();
}

/** Without WebGL2 the plain painter paints both halves; calm phones change sides at once. */
async function withoutWebgl(page: Page, baseUrl: string): Promise<void> {
  await page.addInitScript(() => {
    const real = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      return kind === "webgl2" ? null : (real as (...all: unknown[]) => unknown).call(this, kind, ...rest);
    } as typeof real;
  });
  await page.goto(`${baseUrl}/style?a=3&b=3`);
  await waitForHydration(page);
  await expect.poll(() => hasNoSidewaysScroll(page)).toBeTruthy();
  const before = await leadingEdge(page);
  await page.getByRole("button", { name: before === "morning" ? "21時" : "9時", exact: true }).tap();
  await expect.poll(() => leadingEdge(page)).not.toBe(before);
  await waitForHidden(page.getByRole("button", { name: "揺らす" }));
  await page.getByRole("list", { name: "モデルの顔" }).getByRole("button").nth(2).tap();
  await page.locator('[data-source="model"]').waitFor();
  const widths = await page
    .locator("[data-half] canvas")
    .evaluateAll((all) => all.map((one) => (one as HTMLCanvasElement).width));
  assert.ok(
    widths.every((width) => width > 400),
    widths.join(),
  );
}

const leadingEdge = (page: Page): Promise<string | null> => page.locator("[data-left]").getAttribute("data-left");
