import { lashesOf } from "#contracts/mascara-lashes.ts";
import { parseRecipe } from "#contracts/mascara-recipe.ts";
import type { EyeCatalogue } from "./contract.ts";
import { customMascaraId } from "./rules/eye-query.ts";

/** How a mascara of the visitor's own is named in the list. */
export interface MyMascaraText {
  /** In the place of a number. */
  mark: string;
  words: string;
}

/** A mascara that a visitor made, as the catalogue has them; null for what is no recipe. */
export function customBrushOf(id: string, { mark, words }: MyMascaraText): EyeCatalogue["mascaras"][number] | null {
  const recipe = parseRecipe(id.slice(customMascaraId("").length));
  if (typeof recipe !== "object") return null;
  const { hex, length, curl, density, thickness } = lashesOf(recipe);
  return { id, number: "", name: mark, words, hex, length, curl, density, thickness };
}
