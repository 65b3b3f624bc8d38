import type { SearchIndex } from "./create-index.ts";
import { foldedText } from "./fold.ts";

const maxWords = 4;
/** Below this share of pairs in common two words do not look alike. */
const leastAlike = 0.34;

/** A known word with its pairs of letters. */
interface KnownWord {
  term: string;
  folded: string;
  pairs: ReadonlySet<string>;
}

// Made once for an index, with the first query that finds nothing.
const knownWords = new WeakMap<SearchIndex, readonly KnownWord[]>();

/** Words the search knows that look most like what was typed, as editors write them; each finds something. */
export function closestWords(index: SearchIndex, typed: string): string[] {
  const runs = foldedText(typed)
    .split(" ")
    .filter((run) => run.length > 1)
    .map(pairsOf);
  const found = wordsOf(index)
    .map((word) => ({ ...word, likeness: Math.max(0, ...runs.map((pairs) => likeness(pairs, word.pairs))) }))
    .filter(({ likeness: share }) => share >= leastAlike)
    .toSorted((a, b) => b.likeness - a.likeness || a.term.length - b.term.length)
    .filter(({ folded }) => index.find(folded).length > 0);
  return [...new Map(found.map(({ folded, term }) => [folded, term])).values()].slice(0, maxWords);
}

function wordsOf(index: SearchIndex): readonly KnownWord[] {
  const known = knownWords.get(index);
  if (known) return known;
  const words = index.source.thesaurus.flatMap(({ terms }) =>
    terms.map((term) => ({ term, folded: foldedText(term), pairs: pairsOf(foldedText(term)) })),
  );
  knownWords.set(index, words);
  return words;
}

/** The share of neighbouring pairs two words have in common (Dice). */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let common = 0;
  for (const pair of one) if (other.has(pair)) common += 1;
  return one.size + other.size === 0 ? 0 : (2 * common) / (one.size + other.size);
}

function pairsOf(word: string): Set<string> {
  return new Set([...word].slice(1).map((char, i) => ([...word][i] ?? "") + char));
}
