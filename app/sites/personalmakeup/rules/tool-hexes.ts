import { shadowOfDesire } from "#contracts/desire-ids.ts";
import { parsePaletteCode } from "#contracts/palette.ts";
import { colourOf } from "#contracts/mascara-colour.ts";
import { parseRecipe } from "#contracts/mascara-recipe.ts";

/**
 * The colours of something that the visitor made, read from its address: the four of a palette, the liquid of a mascara.
 * None for an address that says nothing of colours.
 * @param hexOf the exact colour of a product by its id; null for what there is not
 */
export function toolHexes(path: string, hexOf: (productId: string) => string | null): string[] {
  const query = new URLSearchParams(path.slice(path.indexOf("?") + 1));
  const palette = parsePaletteCode(query.get("p") ?? "");
  if (palette) return palette.desires.flatMap((desire) => hexOf(shadowOfDesire(desire)) ?? []);
  const recipe = parseRecipe(query.get("r") ?? "");
  return typeof recipe === "string" ? [] : [colourOf(recipe)];
}
