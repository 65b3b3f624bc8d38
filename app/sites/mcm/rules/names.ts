import bank from "#content/mascaras/names.json" with { type: "json" };
import type { MascaraRecipe } from "#contracts/mascara-recipe.ts";
import { isNameAllowedIn, nameIn, type NameWords } from "./name-words.ts";

export type NameLanguage = "ja" | "en";

/**
 * The words a name is made of. Their places stand in shared codes: none is added, taken away or moved. The whole bank stays
 * on the server; a page carries its own language (`name-words.ts`).
 */
export const nameWordsIn = (lang: NameLanguage): NameWords => ({
  first: bank.first.map((word) => word[lang]),
  last: bank.last.map((word) => word[lang]),
  apart: bank.apart,
  space: lang === "ja" ? "" : " ",
});

const words = { ja: nameWordsIn("ja"), en: nameWordsIn("en") };

/** What a mascara is called in a language. */
export const nameOf = (recipe: Pick<MascaraRecipe, "first" | "last">, lang: NameLanguage): string =>
  nameIn(words[lang], recipe);

/** What it is called in both, as the contracts have it. */
export const namesOf = (recipe: Pick<MascaraRecipe, "first" | "last">): Record<NameLanguage, string> => ({
  ja: nameOf(recipe, "ja"),
  en: nameOf(recipe, "en"),
});

/** False for two words that are not engraved side by side. */
export const isNameAllowed = (recipe: Pick<MascaraRecipe, "first" | "last">): boolean =>
  isNameAllowedIn(words.ja, recipe);
