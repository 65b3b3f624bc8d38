import type { Recipe } from "./rules/create-recipe.ts";
import type { Look } from "#app/kits/drawn-face/look.ts";

/** What a recipe looks like when it is done. A thing without a colour of its own leaves none. */
export function lookOf({ place, steps }: Pick<Recipe, "place" | "steps">): Look {
  const appliedParts = steps.flatMap(({ part, product: { shade }, strength }) =>
    shade ? [[part, { hex: shade.hex, finish: shade.finish, strength }] as const] : [],
  );
  return { place, pigments: Object.fromEntries(appliedParts) };
}
