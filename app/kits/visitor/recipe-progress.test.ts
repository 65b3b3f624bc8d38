// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { type RecipeProgress, stepAddress, stepHash, parseStepHash, moveToStep } from "#contracts/recipe-progress.ts";
import { saveRecipeProgress, getRecipeProgress } from "./recipe-progress.ts";

beforeEach(() => sessionStorage.clear());
const trail: RecipeProgress = {
  ...{ code: "7K0A", title: "夜ふかし", isOwn: true, at: 0, done: [] },
  steps: ["眉", "まぶた", "唇"].map((part) => ({ part, film: null })),
};

test("whoever goes on has done what lies between, and going back undoes nothing", () => {
  const further = moveToStep(trail, 2);
  expect(further).toMatchObject({ at: 2, done: [0, 1] });
  expect(moveToStep(further, 0)).toMatchObject({ at: 0, done: [0, 1] });
  expect(moveToStep(moveToStep(further, 1), 3)).toMatchObject({ at: 3, done: [0, 1, 2] });
});

test("each recipe is remembered for itself, and the newest word of it counts", () => {
  saveRecipeProgress(trail);
  saveRecipeProgress({ ...trail, code: "9ZZZ", at: 1 });
  saveRecipeProgress(moveToStep(trail, 1));
  expect(getRecipeProgress("7K0A")).toMatchObject({ at: 1, done: [0] });
  expect(getRecipeProgress("9ZZZ")).toMatchObject({ at: 1, done: [] });
  expect(getRecipeProgress("AAAA")).toBeNull();
});

test("what somebody else wrote there is no trail", () => {
  for (const written of ["nonsense", '{"code":1}', `[${JSON.stringify({ ...trail, at: -1 })}]`]) {
    sessionStorage.setItem("kz_recipe_trails", written);
    expect(getRecipeProgress("7K0A")).toBeNull();
  }
});

test("a step has an address that opens follow mode at it", () => {
  expect(stepAddress(trail, 2)).toBe("/personalmakeup?r=7K0A&mine=1#step-3");
  expect(stepAddress({ ...trail, isOwn: false }, 0)).toBe("/personalmakeup?r=7K0A#step-1");
  expect(parseStepHash(stepHash(2))).toBe(2);
  for (const hash of ["", "#step-0", "#step-", "#steps", "#step-123"]) expect(parseStepHash(hash)).toBeNull();
});
