import { fold } from "../fold.ts";
import { canBeginWord } from "../word-start.ts";
import type { Criterion, CriterionMeaning } from "./criterion.ts";
import { isFree, type QueryText, take } from "./query-text.ts";

/** A word and what it asks for; `null` for a word that only keeps a shorter one from being read in it. */
export interface CriterionWord {
  folded: string;
  scripts: string;
  meaning: CriterionMeaning | null;
}

/** Prepares words for reading: longer ones first, so that 口紅 is read before 紅. */
export function prepareWords(
  entries: readonly (readonly [words: string, meaning: CriterionMeaning | null])[],
): CriterionWord[] {
  return entries
    .flatMap(([words, meaning]) =>
      words.split("|").map((word) => {
        const { text, scripts } = fold(word);
        return { folded: text.trim(), scripts, meaning };
      }),
    )
    .toSorted((a, b) => b.folded.length - a.folded.length);
}

/** Takes the words a query holds and gives what they ask for, in the order in which they stand. */
export function readWords(query: QueryText, words: readonly CriterionWord[]): Criterion[] {
  const present = words.filter(({ folded }) => query.folded.text.includes(folded));
  // Twice: of マットリップ the second word begins only once the first has been read.
  return [...takeWords(query, present), ...takeWords(query, present)]
    .toSorted((a, b) => a.at - b.at)
    .map(({ criterion }) => criterion);
}

function takeWords(query: QueryText, words: readonly CriterionWord[]): { at: number; criterion: Criterion }[] {
  const found: { at: number; criterion: Criterion }[] = [];
  const { text } = query.folded;
  for (const word of words) {
    const { folded, meaning } = word;
    for (let at = text.indexOf(folded); at >= 0; at = text.indexOf(folded, at + 1)) {
      const end = at + folded.length;
      if (!isFree(query, query.folded, at, end) || !standsAlone(query, word, at, end)) continue;
      const written = take(query, query.folded, at, end);
      if (meaning) found.push({ at, criterion: { ...meaning, written } as Criterion });
    }
  }
  return found;
}

/** Latin words stand between gaps; short kana begin where a word may begin, or behind a word that was taken. */
function standsAlone(query: QueryText, { folded, scripts }: CriterionWord, at: number, end: number): boolean {
  const { text, scripts: all } = query.folded;
  if (/^[a-z]/.test(folded) && /[a-z]/.test(text[at - 1] ?? "")) return false;
  if (/[a-z]$/.test(folded) && /[a-z]/.test(text[end] ?? "")) return false;
  if (!/^[ah]{1,3}$/.test(scripts)) return true;
  if (at === 0 || all[at - 1] !== all[at] || !isFree(query, query.folded, at - 1, at)) return true;
  return all[at] === "h" && canBeginWord(text, all, at);
}
