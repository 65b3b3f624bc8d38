import { expect, test } from "vitest";
import { defaultRecipe, parseRecipe, recipeLimits, formatRecipe } from "#contracts/mascara-recipe.ts";
import type { MascaraRecipe } from "#contracts/mascara-recipe.ts";
import { drawMascara } from "./draw-mascara.ts";

test("the same code is the same picture, however often and wherever it is drawn", () => {
  const code = formatRecipe({ ...defaultRecipe, glitter: 3, curve: 12, second: 9, mix: 4, first: 7, last: 31 });
  const [one, other] = [parseRecipe(code), parseRecipe(code)] as MascaraRecipe[];
  for (const view of ["stage", "small", "cut"] as const)
    expect(drawMascara(one!, { view })).toBe(drawMascara(other!, { view }));
});

test("each part of a recipe that is said to be seen is seen", () => {
  const picture = drawMascara(defaultRecipe);
  const seen = [
    "length",
    "curve",
    "density",
    "tip",
    "colour",
    "glitter",
    "first",
    "last",
    "shape",
    "material",
    "dry",
  ] as const;
  for (const part of seen) {
    const other = { ...defaultRecipe, [part]: defaultRecipe[part] === 0 ? recipeLimits[part] : 0 };
    expect(drawMascara({ ...other, second: other.colour }), part).not.toBe(picture);
  }
  expect(drawMascara(defaultRecipe, { months: 3 })).not.toBe(picture);
});

test("two drawings on one page share no id, and no number of a drawing is broken", () => {
  const ids = (svg: string): string[] => [...svg.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id ?? "");
  const [one, other] = ["k1", "k2"].map((key) => ids(drawMascara(defaultRecipe, { key })));
  expect(one!.length).toBeGreaterThan(3);
  expect(one!.filter((id) => other!.includes(id))).toEqual([]);
  for (let i = 0; i < 40; i++) {
    const recipe = Object.fromEntries(
      Object.entries(recipeLimits).map(([part, max], at) => [part, (i * 7 + at * 13) % (max + 1)]),
    ) as unknown as MascaraRecipe;
    expect(drawMascara(recipe)).not.toMatch(/NaN|undefined|Infinity/);
  }
});
