import { expect, test } from "vitest";
import * as v from "valibot";
import { lookLayerSchema } from "./look.ts";
import { colourOf } from "./mascara-colour.ts";
import { lashesOf } from "./mascara-lashes.ts";
import {
  defaultRecipe,
  type MascaraRecipe,
  parseRecipe,
  recipeLimits,
  normalizeRecipe,
  formatRecipe,
} from "./mascara-recipe.ts";
import { mascaraCodeSchema, mascaraRecipeSchema } from "./mascara.ts";

/** A row of recipes that is the same on every machine (Lehmer's generator). */
function* recipes(count: number): Generator<MascaraRecipe> {
  let state = 20_261_120;
  const below = (limit: number): number => (state = (state * 48_271) % 2_147_483_647) % limit;
  for (let i = 0; i < count; i++)
    yield normalizeRecipe(
      Object.fromEntries(
        Object.entries(recipeLimits).map(([part, most]) => [part, below(most + 1)]),
      ) as unknown as MascaraRecipe,
    );
}

test("every recipe comes back from its code, and its code is twelve characters that an address takes as they are", () => {
  for (const recipe of recipes(2_000)) {
    const code = formatRecipe(recipe);
    expect(encodeURIComponent(code)).toHaveLength(12);
    expect(parseRecipe(code)).toEqual(recipe);
    expect(v.is(mascaraCodeSchema, code)).toBe(true);
    expect(v.is(mascaraRecipeSchema, recipe)).toBe(true);
  }
});

test("one wrong character is always noticed", () => {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  const taken: string[] = [];
  for (const recipe of recipes(20)) {
    const code = formatRecipe(recipe);
    for (let at = 0; at < code.length; at++)
      for (const letter of letters) {
        const wrong = code.slice(0, at) + letter + code.slice(at + 1);
        if (wrong !== code && typeof parseRecipe(wrong) === "object") taken.push(wrong);
      }
  }
  expect(taken).toEqual([]);
});

test("what nobody wrote is refused, and a code from a later zone is told from a mistyped one", () => {
  for (const code of [
    "",
    "あ",
    "AAAAAAAAAAAA",
    "../../../etc",
    formatRecipe(defaultRecipe).slice(1),
    "x".repeat(4_000),
  ])
    expect(parseRecipe(code)).toBe("broken");
  // The second version of codes, which nobody has written yet.
  expect(parseRecipe("IAAAAAAAAABu")).toBe("newer");
});

test("a colour mixed with nothing or with itself has one code only", () => {
  const plain = formatRecipe(defaultRecipe);
  expect(formatRecipe({ ...defaultRecipe, second: 9 })).toBe(plain);
  expect(formatRecipe({ ...defaultRecipe, second: defaultRecipe.colour, mix: 5 })).toBe(plain);
  expect(formatRecipe({ ...defaultRecipe, second: 9, mix: 5 })).not.toBe(plain);
});

test("every recipe is something a renderer puts on lashes", () => {
  for (const recipe of recipes(500)) {
    const layer = lashesOf(recipe);
    const checked = v.safeParse(lookLayerSchema, layer);
    expect(checked.success).toBe(true);
  }
});

test("a bent wire lifts, fibres lengthen, bristles multiply, volume thickens", () => {
  const plain = lashesOf(defaultRecipe);
  expect(lashesOf({ ...defaultRecipe, curve: 15 }).curl).toBeGreaterThan(plain.curl);
  expect(lashesOf({ ...defaultRecipe, fibre: 7 }).length).toBeGreaterThan(plain.length);
  expect(lashesOf({ ...defaultRecipe, density: 15 }).density).toBeGreaterThan(plain.density);
  expect(lashesOf({ ...defaultRecipe, volume: 7 }).thickness).toBeGreaterThan(plain.thickness);
});

test("mixing two liquids never makes a lamp", () => {
  const light = (hex: string): number => Number.parseInt(hex.slice(1, 3), 16) + Number.parseInt(hex.slice(3, 5), 16);
  for (let colour = 0; colour < 16; colour++)
    for (let second = 0; second < 16; second++) {
      const pure = [colour, second].map((one) => light(colourOf({ colour: one, second: one, mix: 0 })));
      expect(light(colourOf({ colour, second, mix: 7 }))).toBeLessThanOrEqual(Math.max(...pure) + 1);
    }
});
