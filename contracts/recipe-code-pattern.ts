// Apart from the recipe itself (mascara-recipe.ts): whoever reads only addresses need not bring all a recipe is made of.

/** How the code of a mascara looks; whether it says something, `parseRecipe` tells. */
export const recipeCodePattern: RegExp = /^[\w-]{12}$/;
