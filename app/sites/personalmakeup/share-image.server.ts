import { getProductCutout } from "#app/kits/product/product-pictures.server.ts";
import type { CardOf } from "#server/modules/share-images/share-card.ts";
import { createRecipe } from "./rules/create-recipe.ts";
import { parseRecipeCode } from "./rules/recipe-code.ts";

/** The share picture of a recipe: its name, its time, and what is worn on the lips; never a face. */
export const shareCard: CardOf = (code, { master }) => {
  const inputs = parseRecipeCode(code);
  if (!inputs) return null;
  const { title, story, scene, time, steps } = createRecipe(inputs, master);
  const lipStep = steps.findLast(({ part }) => part === "lip") ?? steps.at(-1);
  return {
    lang: "ja",
    kicker: `今日のレシピ　${time.minutes}分　${scene.name}`,
    title,
    line: story,
    ...(lipStep?.product.shade && { shade: lipStep.product.shade.hex }),
    figure: lipStep ? getProductCutout(lipStep.product.id) : null,
  };
};
