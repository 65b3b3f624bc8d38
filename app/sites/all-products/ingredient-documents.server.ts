import * as v from "valibot";
import type { SearchDocument } from "#app/kits/search/search-document.ts";
import { type Ingredient, ingredientSchema } from "#contracts/ingredient.ts";
import type { Language } from "#contracts/languages.ts";
import colourants from "#content/product-facts/ingredients/colourants.json" with { type: "json" };
import oils from "#content/product-facts/ingredients/oils.json" with { type: "json" };
import powders from "#content/product-facts/ingredients/powders.json" with { type: "json" };
import scents from "#content/product-facts/ingredients/scents.json" with { type: "json" };
import sunFilters from "#content/product-facts/ingredients/sun-filters.json" with { type: "json" };
import water from "#content/product-facts/ingredients/water.json" with { type: "json" };
import waxes from "#content/product-facts/ingredients/waxes.json" with { type: "json" };
import { commonNames } from "#app/kits/search/source/ingredient-names.ts";

// By name, not by a glob: the index is made by programs as well that no bundler has seen.
const ingredients: readonly Ingredient[] = v.parse(v.array(ingredientSchema), [
  ...[...colourants, ...oils, ...powders, ...scents, ...sunFilters, ...water, ...waxes],
]);

/** Is in nearly everything, and its name in half of all sentences. */
const everywhere = "water";

/** What is in products, each as a thing of its own that leads to the products it is in. */
export function ingredientDocuments(lang: Language): SearchDocument[] {
  const isJapanese = lang === "ja";
  return ingredients
    .filter(({ id }) => id !== everywhere)
    .map(({ id, names, purpose }) => ({
      ...{ id: `ingredient-${id}`, kind: "ingredient", title: isJapanese ? names.ja : names.en, asks: [], facets: {} },
      href: `/all-products?q=${encodeURIComponent(isJapanese ? names.ja : names.en)}`,
      keywords: [isJapanese ? names.en : names.ja, ...commonNames(id)],
      body: isJapanese ? [purpose.ja] : lang === "en" ? [purpose.en] : [],
    }));
}
