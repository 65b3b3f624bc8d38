import * as v from "valibot";
import { type RecipeProgress, recipeProgressSchema } from "#contracts/recipe-progress.ts";

const key = "kz_recipe_trails";
const maxEntries = 4;
const progressSchema = v.array(recipeProgressSchema);

/** How far one came along a recipe in this visit; null when it was not begun, or a browser keeps nothing. Browser only. */
export const getRecipeProgress = (code: string): RecipeProgress | null =>
  listProgress().find((progress) => progress.code === code) ?? null;

/** Remembers it until the visit is over. */
export function saveRecipeProgress(progress: RecipeProgress): void {
  try {
    const others = listProgress().filter(({ code }) => code !== progress.code);
    sessionStorage.setItem(key, JSON.stringify([progress, ...others].slice(0, maxEntries)));
  } catch {
    // The step is in the address as well; only its tick is lost.
  }
}

function listProgress(): RecipeProgress[] {
  try {
    const parsed = v.safeParse(progressSchema, JSON.parse(sessionStorage.getItem(key) ?? "[]"));
    return parsed.success ? parsed.output : [];
  } catch {
    return [];
  }
}
