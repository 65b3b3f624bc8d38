import { waitForHydration } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";

test.use({
  viewport: { width: 1280, height: 800 },
  hasTouch: false,
  isMobile: false,
  permissions: ["clipboard-read", "clipboard-write"],
});

test("beside the column stand the way to the phone and the ways out; the copied tip goes with its animation, and 1000 px have no menu; a work of the gallery has them too", async ({
  page,
  baseUrl,
}) => {
  await page.goto(`${baseUrl}/mcm`);
  await waitForHydration(page);
  const left = page.getByRole("complementary", { name: "スマホで続ける" });
  const right = page.getByRole("complementary", { name: "この一本を外へ" });
  const code = left.getByRole("img", { name: /QRコード/ }).locator("path");
  await code.waitFor();
  const first = await code.getAttribute("d");
  await page.getByRole("slider", { name: "曲げる" }).press("End");
  // The code follows the recipe.
  await page.waitForFunction(
    (before) => document.querySelector('aside [role="img"] path:last-child')?.getAttribute("d") !== before,
    first,
  );
  await expect(right.getByRole("link", { name: "Xでシェア" })).toHaveAttribute("href", /intent\/tweet/);
  await right.getByRole("button", { name: "リンクをコピー" }).click();
  const tip = right.getByText("コピーしました");
  await tip.waitFor();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/\/mcm\?r=[\w-]{12}&cid=kz_mcm_cp$/);
  await tip.waitFor({ state: "detached" });
  await expect(right.getByRole("link", { name: "みんなのマスカラ" })).toHaveAttribute("href", "/mcm/gallery");
  await expect(right.getByRole("navigation").getByRole("link")).toHaveCount(4);
  await page.setViewportSize({ width: 1000, height: 800 });
  await right.waitFor({ state: "hidden" });
  await expect(left).toBeHidden();
  await page.setViewportSize({ width: 1001, height: 800 });
  await right.waitFor();

  // Beside somebody's work stands the way to that work.
  await page.goto(`${baseUrl}/mcm/gallery?w=4d434d00-0000-4000-a000-000000000013`);
  await waitForHydration(page);
  await left.getByRole("img", { name: /QRコード/ }).waitFor();
  await right.getByRole("button", { name: "リンクをコピー" }).click();
  await right.getByText("コピーしました").waitFor();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/\/mcm\/gallery\?w=4d434d00-.*cid=kz_mcm_cp$/);
});
