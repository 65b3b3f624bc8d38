import type { Page } from "@playwright/test";
import { waitForHydration } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";

test("each floor answers a touch: a face late, eyes in the water, a plinth that rises, a voice from a ripple", async ({
  page,
  baseUrl,
}) => {
  const open = async (zone: number): Promise<void> => {
    await page.goto(`${baseUrl}/zone${zone}`);
    await waitForHydration(page);
  };

  await open(2);
  await page.locator("img[data-shown]").waitFor({ state: "attached", timeout: 8_000 });

  await open(3);
  await page.locator('main img[srcset*="water-lit"]').waitFor({ state: "attached", timeout: 8_000 });
  await page.touchscreen.tap(130, 360);
  await page.locator('main img[srcset*="water-lit"][data-shown]').waitFor({ state: "attached" });
  const first = await statusOf(page);
  await page.getByRole("button", { name: "水を押して" }).focus();
  await page.keyboard.press("Enter");
  await page.waitForFunction((before) => document.querySelector("#water-state")?.textContent !== before, first);

  const shade = page.getByRole("button", { name: "終電のりんご飴" });
  await shade.scrollIntoViewIfNeeded();
  await shade.tap();
  const sheet = page.getByRole("dialog");
  await sheet.waitFor();
  await expect
    .poll(async () => (await sheet.innerText()).length, "the scene of the shade is told")
    .toBeGreaterThan(120);
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "hidden" });

  await open(4);
  await page.locator('main img[srcset*="bench-risen"][data-shown]').waitFor({ state: "attached", timeout: 8_000 });

  await open(5);
  const ripples = page.getByRole("list", { name: "水面の波紋" }).getByRole("button");
  await expect.poll(() => ripples.count()).toBeGreaterThanOrEqual(3);
  await ripples.first().tap();
  await expect(ripples.first()).toHaveAttribute("aria-pressed", "true");
  const review = page.locator('p[role="status"]').filter({ hasText: /\S/ });
  await expect.poll(async () => (await review.first().innerText()).length, "a sentence surfaces").toBeGreaterThan(3);
});

const statusOf = (page: Page): Promise<string | null> => page.locator("#water-state").textContent();
