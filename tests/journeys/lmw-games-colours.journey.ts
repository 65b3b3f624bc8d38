import type { Locator } from "@playwright/test";
import { waitForHydration } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";
import { startGame } from "./steps/lip-world-steps.ts";

test("where colours are told apart, the pool and every dish show exactly the shade that is judged", async ({
  baseUrl,
  anotherPhone,
}) => {
  const page = await anotherPhone({ reducedMotion: "reduce" });
  await page.goto(`${baseUrl}/lmw/game/2`);
  await waitForHydration(page);
  // With help a shade is seen for five seconds.
  await page.getByRole("switch", { name: "補助" }).click();
  await startGame(page);
  const pool = page.locator("[data-pool] [data-shade]");
  await page.locator('dialog [data-phase="seen"]').waitFor();
  const wanted = (await pool.getAttribute("data-shade")) ?? "";
  expect(await readMiddle(pool), `the pool of ${wanted}`).toEqual(Array(5).fill(wanted.toLowerCase()));

  await page.locator('dialog [data-phase="open"]').waitFor();
  const dishes = page.locator("[data-cell] [data-shade]");
  await expect(dishes).toHaveCount(6);
  for (const dish of await dishes.all()) {
    const hex = (await dish.getAttribute("data-shade")) ?? "";
    // They come into sight by and by.
    await expect.poll(() => readMiddle(dish), `the dish of ${hex}`).toEqual(Array(5).fill(hex.toLowerCase()));
  }

  await page.locator(`[data-cell]:has([data-shade="${wanted}"])`).tap();
  await expect(page.locator('[data-verdict="right"] [data-shade]')).toHaveAttribute("data-shade", wanted);
});

test("on the second night the water shows both shades exactly, and they are chosen in their order", async ({
  baseUrl,
  anotherPhone,
}) => {
  const page = await anotherPhone({ reducedMotion: "reduce" });
  await page.goto(`${baseUrl}/lmw/game/2`);
  await waitForHydration(page);
  await page.getByRole("group", { name: "三つの夜" }).getByText("二夜目").tap();
  await page.getByRole("switch", { name: "補助" }).click();
  await startGame(page);
  const halves = page.locator("[data-pool] [data-at] [data-shade]");
  await page.locator('dialog [data-ready][data-phase="seen"]').waitFor();
  const wanted = await halves.evaluateAll((found) => found.map((half) => half.getAttribute("data-shade") ?? ""));
  expect(wanted).toHaveLength(2);
  for (const [n, hex] of wanted.entries())
    expect(await readMiddle(halves.nth(n)), `${n + 1} of the pool`).toEqual(Array(5).fill(hex.toLowerCase()));

  await page.locator('dialog [data-ready][data-phase="open"]').waitFor();
  for (const hex of wanted) await page.locator(`[data-cell]:has([data-shade="${hex}"])`).tap();
  await expect(page.locator('[data-verdict="right"] [data-pick="1"]')).toBeVisible();
  await expect(page.locator('[data-verdict="right"] [data-shade]')).toHaveCount(2);
});

/** How an element really looks in its middle and around it, with whatever lies over and under it: five pixels. */
async function readMiddle(shown: Locator): Promise<string[]> {
  const picture = await shown.screenshot({ animations: "allow" });
  return shown.page().evaluate(
    async (bytes) => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: "image/png" }));
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
      if (!context) throw new Error("no canvas");
      context.drawImage(bitmap, 0, 0);
      const shares = [
        [0.5, 0.5],
        [0.3, 0.5],
        [0.7, 0.5],
        [0.5, 0.36],
        [0.5, 0.66],
      ] as const;
      return shares.map(([x, y]) => {
        const { data } = context.getImageData(Math.floor(bitmap.width * x), Math.floor(bitmap.height * y), 1, 1);
        return `#${[...data.slice(0, 3)].map((value) => value.toString(16).padStart(2, "0")).join("")}`;
      });
    },
    [...picture],
  );
}
