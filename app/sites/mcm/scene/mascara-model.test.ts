import { expect, it } from "vitest";
import { defaultRecipe } from "#contracts/mascara-recipe.ts";
import { getBuildKeys } from "./mascara-model.ts";

const content = { recipe: defaultRecipe, name: "夜明け前", months: 0 };
const listChanged = (change: Partial<typeof content>): string[] => {
  const [before, after] = [getBuildKeys(content), getBuildKeys({ ...content, ...change })];
  return (["shape", "brush", "name"] as const).filter((key) => before[key] !== after[key]);
};

it("builds anew only what a change is seen on", () => {
  expect(listChanged({})).toEqual([]);
  expect(listChanged({ name: "宵" })).toEqual(["name"]);
  expect(listChanged({ months: 3 })).toEqual(["brush"]);
  expect(listChanged({ recipe: { ...defaultRecipe, curve: defaultRecipe.curve + 1 } })).toEqual(["brush"]);
  expect(listChanged({ recipe: { ...defaultRecipe, shape: defaultRecipe.shape + 1 } })).toEqual(["shape"]);
  expect(listChanged({ recipe: { ...defaultRecipe, colour: defaultRecipe.colour + 1 } })).toEqual([]);
});
