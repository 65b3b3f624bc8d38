import { minReviewsForWords } from "#contracts/review-limits.ts";

/** Something that is said of products, in all the ways it is written. */
export interface CountedWord {
  word: string;
  forms: readonly string[];
}

/** How many reviews say it, and how large it stands: 1 to 5, by its share of the most frequent one. */
export interface CloudWord {
  word: string;
  count: number;
  size: number;
}

const maxWords = 14;

/**
 * How many of the texts speak of each thing; each text counts once. Empty for fewer than twenty texts: then a few
 * reviews would look like many. What two or fewer speak of is left out.
 */
export function cloudOf(texts: readonly string[], words: readonly CountedWord[]): CloudWord[] {
  if (texts.length < minReviewsForWords) return [];
  const countedWords = words
    .map(({ word, forms }) => ({
      word,
      count: texts.filter((text) => forms.some((form) => text.includes(form))).length,
    }))
    .filter(({ count }) => count >= 3)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, maxWords);
  const maxCount = countedWords[0]?.count ?? 1;
  return countedWords.map((one) => ({ ...one, size: Math.max(1, Math.round((one.count / maxCount) * 5)) }));
}
