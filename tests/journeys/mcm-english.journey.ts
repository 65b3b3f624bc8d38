import assert from "node:assert/strict";
import { waitForHydration } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";

test.use({ locale: "en-US", contextOptions: { reducedMotion: "reduce" } });

test("without WebGL, in English and by keyboard alone a mascara gets its name; what I left on the bench is there again", async ({
  page,
  baseUrl,
}) => {
  await page.context().addInitScript(() => {
    const real = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      return kind.startsWith("webgl") ? null : (real as (...all: unknown[]) => unknown).call(this, kind, ...rest);
    } as typeof real;
  });
  await page.goto(`${baseUrl}/mcm_en`);
  await waitForHydration(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  const comb = page.getByRole("slider", { name: "Bend" });
  await comb.focus();
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith("/api/mcm/draft") && answer.request().method() === "PUT",
  );
  for (let i = 0; i < 3; i++) await comb.press("ArrowRight");
  await page.locator('input[aria-valuetext="38 degrees"]').first().waitFor({ state: "attached" });
  assert.equal((await saved).status(), 200);

  // The bench as it was, in another tab.
  const tab = await page.context().newPage();
  await tab.goto(`${baseUrl}/mcm_en`);
  await waitForHydration(tab);
  await tab.getByText("You left one on the bench").waitFor();
  await tab.getByRole("button", { name: "Pick it up" }).press("Enter");
  await tab.locator('input[aria-valuetext="38 degrees"]').first().waitFor({ state: "attached" });
  await tab.close();

  await page.getByRole("link", { name: "Next: colour" }).press("Enter");
  const midnight = page.getByRole("radio", { name: "Midnight" });
  await midnight.press("ArrowRight");
  await page.waitForFunction(
    () =>
      document.querySelector<HTMLInputElement>("input[type=radio]:checked")?.labels?.[0]?.textContent === "Cold Coffee",
  );
  await page.getByRole("link", { name: "Next: name" }).press("Enter");
  await page.getByLabel("First word").selectOption({ label: "Small-Hours" });
  await page.getByRole("button", { name: "Finish this one" }).press("Enter");
  await page.locator("[data-certificate]").waitFor();
  await page.waitForFunction(() => document.activeElement?.textContent?.startsWith("Certificate"));
  await page.getByText("It’s with you, and not published.").waitFor();
  await expect(page.locator('[data-gl="solid"]')).toHaveCount(0);
  await page.getByRole("img", { name: /Small-Hours One/ }).waitFor();
});
