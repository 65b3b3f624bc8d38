import { parseRecipe } from "#contracts/mascara-recipe.ts";
import type { GalleryMascara } from "#contracts/mascara.ts";
import type { GalleryEntry } from "#server/modules/mascaras/mascara-gallery.ts";
import { namesOf } from "./rules/names.ts";

/** A mascara of the gallery with its name; one that only a later version can read is left out. */
export function withName(work: GalleryEntry): GalleryMascara[] {
  const recipe = parseRecipe(work.code);
  return typeof recipe === "string" ? [] : [{ ...work, name: namesOf(recipe) }];
}
