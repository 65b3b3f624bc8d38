import * as v from "valibot";
import { type RecipeTrail, recipeTrailSchema } from "#contracts/recipe-trail.ts";

const key = "kz_recipe_trails";
const maxTrails = 4;
const trailsSchema = v.array(recipeTrailSchema);

/** How far one came along a recipe in this visit; null when it was not begun, or a browser keeps nothing. Browser only. */
export const recipeTrail = (code: string): RecipeTrail | null => trails().find((trail) => trail.code === code) ?? null;

/** Remembers it until the visit is over. */
export function keepRecipeTrail(trail: RecipeTrail): void {
  try {
    const others = trails().filter(({ code }) => code !== trail.code);
    sessionStorage.setItem(key, JSON.stringify([trail, ...others].slice(0, maxTrails)));
  } catch {
    // The step is in the address as well; only its tick is lost.
  }
}

function trails(): RecipeTrail[] {
  try {
    const read = v.safeParse(trailsSchema, JSON.parse(sessionStorage.getItem(key) ?? "[]"));
    return read.success ? read.output : [];
  } catch {
    return [];
  }
}
