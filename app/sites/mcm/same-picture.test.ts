import { Resvg } from "@resvg/resvg-js";
import { expect, test } from "vitest";
import { seededRandom } from "#app/kits/basics/seeded-random.ts";
import { type MascaraRecipe, recipeLimits, tidied, writeRecipe } from "#contracts/mascara-recipe.ts";
import type { Database } from "#server/platform/database.ts";
import { shareCard } from "./ogp.server.ts";
import { drawMascara } from "./rules/drawing/draw-mascara.ts";

/** A share card by a code asks nobody. */
const nobody = {} as Database;
/** Where the drawing's own units begin on the card, and how many points one of them is there. */
const [left, top, cardScale] = [52, -6, 560 / 286];
const random = seededRandom(9);
const recipes = Array.from({ length: 6 }, () =>
  tidied(
    Object.fromEntries(
      Object.entries(recipeLimits).map(([part, most]) => [part, Math.floor(random() * (most + 1))]),
    ) as unknown as MascaraRecipe,
  ),
);

test("the share card of a code is, point for point, the mascara that the page shows for it", async () => {
  for (const recipe of recipes) expect(await difference(recipe, recipe), writeRecipe(recipe)).toBeLessThan(12);
});

test("another code is another picture on the card", async () => {
  for (const [i, recipe] of recipes.entries()) {
    const other = { ...recipe, material: (recipe.material + 1) % 4, colour: (recipe.colour + 5) % 16, mix: 0 };
    expect(await difference(recipe, tidied({ ...other, second: other.colour })), `${i}`).toBeGreaterThan(14);
  }
});

/** The mean distance in eight bits between the card of one and the page of another, over all that is the thing on both. */
async function difference(onCard: MascaraRecipe, onPage: MascaraRecipe): Promise<number> {
  const card = await shareCard(writeRecipe(onCard), { database: nobody } as Parameters<typeof shareCard>[1]);
  const rows = card!.drawing!.paint() as Uint8ClampedArray;
  const page = new Resvg(drawMascara(onPage), { fitTo: { mode: "width", value: 400 } }).render();
  const { pixels } = page;
  let [sum, count] = [0, 0];
  // From where the cap has come out of the dark down to the floor.
  for (let y = 130; y < 460; y += 2)
    for (let x = 100; x < 320; x += 2) {
      const [cardX, cardY] = [Math.round((x - left) * cardScale), Math.round((y - top) * cardScale)];
      const at = (cardY * 560 + cardX) * 4;
      if (rows[at + 3] !== 255) continue;
      const from = (y * 400 + x) * 4;
      for (let c = 0; c < 3; c++) sum += Math.abs(rows[at + c]! - pixels[from + c]!);
      count += 3;
    }
  expect(count).toBeGreaterThan(9_000);
  return sum / count;
}
