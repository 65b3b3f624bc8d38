import type { Page } from "@playwright/test";
import { waitForHydration } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";

for (const reducedMotion of ["no-preference", "reduce"] as const)
  test(`the walls of the fair without colour can be seen before its lanterns are lit (motion: ${reducedMotion})`, async ({
    page,
    baseUrl,
  }) => {
    await page.emulateMedia({ reducedMotion });
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 320, height: 568 },
    ]) {
      await page.setViewportSize(viewport);
      await page.goto(`${baseUrl}/mor?c=2`);
      await waitForHydration(page);
      await page.locator('[data-scene="2"] canvas[data-ready]').waitFor();
      // The awning is striped: light and dark lie beside each other, and both are greys.
      await expect.poll(async () => (await readStripes(page)).contrast, JSON.stringify(viewport)).toBeGreaterThan(24);
      expect((await readStripes(page)).colour, "nothing is red yet").toBeLessThan(12);
    }
  });

/** How far the pixels over the lantern go apart, and how far any of them is from grey: 0–255. */
async function readStripes(page: Page): Promise<{ contrast: number; colour: number }> {
  const shot = await page.screenshot({ clip: { x: 20, y: 100, width: 130, height: 60 } });
  return page.evaluate(async (png) => {
    const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const ctx = new OffscreenCanvas(image.width, image.height).getContext("2d");
    ctx?.drawImage(image, 0, 0);
    const data = ctx?.getImageData(0, 0, image.width, image.height).data ?? [];
    const pixels = Array.from({ length: data.length / 4 }, (_, i) => [...data.slice(i * 4, i * 4 + 3)]);
    const lights = pixels.map(([red = 0, green = 0, blue = 0]) => (red + green + blue) / 3).toSorted((a, b) => a - b);
    const quantile = (part: number): number => lights[Math.floor((lights.length - 1) * part)] ?? 0;
    return {
      contrast: quantile(0.95) - quantile(0.2),
      colour: Math.max(...pixels.map((pixel) => Math.max(...pixel) - Math.min(...pixel))),
    };
  }, shot.toString("base64"));
}
