import type { MascaraRecipe } from "#contracts/mascara-recipe.ts";

/** The words of names in one language, as a page carries them. */
export interface NameWords {
  first: readonly string[];
  last: readonly string[];
  /** Pairs that say something unkind together, though neither word does alone. */
  apart: readonly (readonly number[])[];
  /** What stands between the two. */
  space: string;
}

type NameIndexes = Pick<MascaraRecipe, "first" | "last">;

/** What a mascara is called: 「二度寝の言い訳」, "Slept-In Excuse". */
export const nameIn = ({ first, last, space }: NameWords, indexes: NameIndexes): string =>
  [first[indexes.first], last[indexes.last]].join(space);

/** False for two words that are not engraved side by side. */
export const isNameAllowedIn = ({ apart }: Pick<NameWords, "apart">, indexes: NameIndexes): boolean =>
  !apart.some(([one, other]) => one === indexes.first && other === indexes.last);
