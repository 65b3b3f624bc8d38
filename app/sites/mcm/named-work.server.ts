import { readRecipe } from "#contracts/mascara-recipe.ts";
import type { GalleryMascara } from "#contracts/mascara-works.ts";
import type { WallMascara } from "#server/modules/mascaras/mascara-wall.ts";
import { namesOf } from "./rules/names.ts";

/** A work of the wall with its name; one that only a later zone can read is left out. */
export function namedWork(work: WallMascara): GalleryMascara[] {
  const recipe = readRecipe(work.code);
  return typeof recipe === "string" ? [] : [{ ...work, name: namesOf(recipe) }];
}
