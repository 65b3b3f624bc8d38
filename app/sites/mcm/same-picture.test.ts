import { Resvg } from "@resvg/resvg-js";
import { expect, test } from "vitest";
import { ciede2000 } from "#app/kits/basics/ciede2000.ts";
import { hexToLab, type Lab } from "#app/kits/basics/lab.ts";
import { seededRandom } from "#app/kits/basics/seeded-random.ts";
import { type MascaraRecipe, recipeLimits, normalizeRecipe, formatRecipe } from "#contracts/mascara-recipe.ts";
import type { Database } from "#server/platform/database.ts";
import { shareCard } from "./share-image.server.ts";
import { drawMascara } from "./rules/drawing/draw-mascara.ts";

/** A share card by a code asks nobody. */
const nobody = {} as Database;
/** How wide the card's drawing is painted, and which of its rows are looked at. */
const [width, fromY, toY] = [560, 266, 912];
const random = seededRandom(9);
const recipes = Array.from({ length: 6 }, () =>
  normalizeRecipe(
    Object.fromEntries(
      Object.entries(recipeLimits).map(([part, max]) => [part, Math.floor(random() * (max + 1))]),
    ) as unknown as MascaraRecipe,
  ),
);

test("the share card of a code is, point for point, the mascara that the page shows for it: less than one ΔE00 away", async () => {
  for (const recipe of recipes) expect(await difference(recipe, recipe), formatRecipe(recipe)).toBeLessThan(1);
});

test("another code is another picture on the card", async () => {
  for (const [i, recipe] of recipes.entries()) {
    const other = { ...recipe, material: (recipe.material + 1) % 4, colour: (recipe.colour + 5) % 16, mix: 0 };
    expect(await difference(recipe, normalizeRecipe({ ...other, second: other.colour })), `${i}`).toBeGreaterThan(3);
  }
});

/** The mean ΔE00 between the card of one and the page of another, over all that is the thing on both. */
async function difference(onCard: MascaraRecipe, onPage: MascaraRecipe): Promise<number> {
  const card = await shareCard(formatRecipe(onCard), { database: nobody } as Parameters<typeof shareCard>[1]);
  const rows = (await card!.drawing!.paint()) as Uint8ClampedArray;
  // The page's picture, cut to what the card shows, so that point lies on point.
  const cut = drawMascara(onPage).replace(
    /viewBox="[^>]+?height="\d+"/,
    'viewBox="52 -6 286 501" width="572" height="1002"',
  );
  const page = new Resvg(cut, { fitTo: { mode: "width", value: width } }).render();
  const { pixels } = page;
  let [sum, count] = [0, 0];
  // From where the cap has come out of the dark down to the floor.
  for (let y = fromY; y < toY; y += 3)
    for (let x = 0; x < width; x += 3) {
      const at = (y * width + x) * 4;
      if (rows[at + 3] !== 255) continue;
      sum += ciede2000(labAt(rows, at), labAt(pixels, at));
      count++;
    }
  expect(count).toBeGreaterThan(4_000);
  return sum / count;
}

const labAt = (pixels: Uint8Array | Uint8ClampedArray, at: number): Lab =>
  hexToLab(`#${[0, 1, 2].map((c) => pixels[at + c]!.toString(16).padStart(2, "0")).join("")}`);
