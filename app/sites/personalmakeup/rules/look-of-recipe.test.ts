import { join } from "node:path";
import { expect, it } from "vitest";
import * as v from "valibot";
import { formatLookCode, parseLookCode } from "#contracts/look-code.ts";
import { lookLayerSchema } from "#contracts/look.ts";
import { makeupMinutes, makeupMoods, makeupScenes, type Strength } from "#contracts/makeup-choices.ts";
import { readContent } from "../../../../tools/content/read-content.ts";
import { createRecipe } from "./create-recipe.ts";
import { lookOfRecipe } from "./look-of-recipe.ts";
import { placeOfType, type RecipeInputs } from "./recipe-inputs.ts";

const { content } = readContent(join(import.meta.dirname, "../../../../content"));
const hexOf = (id: string): string | null => content.products.find((one) => one.id === id)?.shade?.hex ?? null;
const strengths: Strength[] = [-1, 0, 1];
const everything: RecipeInputs[] = strengths.flatMap((line) =>
  strengths.flatMap((depth) =>
    strengths.flatMap((ratio) =>
      makeupMoods.flatMap((mood) =>
        makeupMinutes.flatMap((minutes) =>
          makeupScenes.flatMap((scene) =>
            [true, false].map((isFull) => ({
              ...{ place: { line, depth, ratio }, mood, minutes, scene, isFull },
              ...{ isContra: false, owned: [] },
            })),
          ),
        ),
      ),
    ),
  ),
);
const usual: RecipeInputs = {
  ...{ place: placeOfType("KOUKA"), mood: "bold", minutes: 15, scene: "photo" },
  ...{ isContra: false, isFull: true, owned: [] },
};
const lookFor = (some: Partial<RecipeInputs> = {}) => lookOfRecipe(createRecipe({ ...usual, ...some }, content));

it("wears every recipe that answers can give, and comes back out of an address as it went in", () => {
  for (const inputs of everything.filter((_, i) => i % 7 === 0)) {
    const look = lookOfRecipe(createRecipe(inputs, content));
    for (const { layer } of look) expect(v.safeParse(lookLayerSchema, layer).success, layer.kind).toBe(true);
    expect(parseLookCode(formatLookCode(look)!, hexOf)).toEqual(look);
  }
});

it("has a layer for every step whose product has a colour, of that product, in its shade", () => {
  const recipe = createRecipe(usual, content);
  expect(lookOfRecipe(recipe).map(({ productId, layer }) => [productId, layer.hex])).toEqual(
    recipe.steps.filter(({ product }) => product.shade).map(({ product }) => [product.id, product.shade?.hex]),
  );
});

it("puts the same colours elsewhere on another face", () => {
  const codes = everything
    .filter(({ mood, minutes, scene, isFull }) => mood === "bold" && minutes === 15 && scene === "photo" && isFull)
    .map((inputs) => formatLookCode(lookOfRecipe(createRecipe(inputs, content))));
  expect(new Set(codes).size, "each of the 27 rules is another look").toBe(27);
});

it("leaves the wearer's own tone, whichever base it is", () => {
  const bases = makeupMoods.flatMap((mood) => lookFor({ mood })).filter(({ layer }) => layer.kind === "base");
  expect(bases.length).toBeGreaterThan(1);
  for (const { layer } of bases) expect(layer).toMatchObject({ tone: "own" });
});

it("wears three things where three are all there is", () => {
  const look = lookFor({ isFull: false });
  expect(new Set(look.map(({ productId }) => productId)).size).toBe(3);
  expect(look.length).toBeGreaterThan(3);
});
