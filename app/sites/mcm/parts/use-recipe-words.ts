"use no memo"; // In the first view: compiled it would only be heavier.

import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { MascaraRecipe } from "#contracts/mascara-recipe.ts";
import type { Messages } from "../copy/messages.ts";
import { partLabels } from "../rules/part-labels.ts";

/** What a recipe is, in words: its brush and its liquid. */
export function useRecipeWords(recipe: MascaraRecipe): { brush: string; formula: string } {
  const t = useMessages<Messages>();
  const { length, density, liquid } = partLabels(recipe);
  return {
    brush: t("brushWords", { length: t(`lengths.${length}`), density: t(`densities.${density}`) }),
    formula: t(`liquids.${liquid}`),
  };
}
