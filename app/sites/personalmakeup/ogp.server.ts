import { productCutOut } from "#app/kits/shelf/product-pictures.server.ts";
import type { CardOf } from "#server/modules/ogp/share-card.ts";
import { makeRecipe } from "./rules/make-recipe.ts";
import { readRecipeCode } from "./rules/recipe-code.ts";

/** The share picture of a recipe: its name, its time, and what is worn on the lips; never a face. */
export const shareCard: CardOf = (code, { master }) => {
  const inputs = readRecipeCode(code);
  if (!inputs) return null;
  const { title, story, scene, time, steps } = makeRecipe(inputs, master);
  const worn = steps.findLast(({ part }) => part === "lip") ?? steps.at(-1);
  return {
    lang: "ja",
    kicker: `今日のレシピ　${time.minutes}分　${scene.name}`,
    title,
    line: story,
    ...(worn?.product.shade && { shade: worn.product.shade.hex }),
    figure: worn ? productCutOut(worn.product.id) : null,
  };
};
