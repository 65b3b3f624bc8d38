import { fold, foldedText } from "./fold.ts";
import { isOneEdit } from "./one-edit.ts";
import type { DocumentKind, SearchSource } from "./search-document.ts";

/** What is known of a folded word. */
export interface Word {
  /** Numbers of the synonym groups it stands in. */
  groups: number[];
  isFiller: boolean;
}

/** A synonym group, folded. */
export interface Group {
  terms: readonly string[];
  near: readonly string[];
  leads?: DocumentKind;
}

/** Every word the index knows, and what else it may have been meant as. */
export interface Lexicon {
  /** True where Latin letters may spell Japanese. */
  readsRomaji: boolean;
  /** Length of the longest word. */
  longest: number;
  word(folded: string): Word | undefined;
  /** The folded terms of a synonym group, and those that lie near it. */
  group(number: number): Group;
  /** Words of at least four characters one typo away from a folded one, none of them itself. */
  typosOf(folded: string): readonly string[];
  /** True when the folded text stands so in some document. */
  isWritten(folded: string): boolean;
  /** Words that begin so, shortest first. */
  beginningWith(folded: string): readonly string[];
}

/** From this length on a typo is forgiven. */
export const minTypoLength = 4;
const maxCompletions = 6;

/** Collects the words of a source: its synonyms, its words, and every run of katakana or Latin letters in its text. */
export function createLexicon(source: SearchSource, text: string, scripts: string): Lexicon {
  const words = new Map<string, Word>();
  const sounds = new Set<string>();
  const groups = source.thesaurus.map(({ terms, near = [], leads }): Group => {
    const folded = { terms: [...new Set(terms.map(foldedText))], near: near.map(foldedText) };
    return leads ? { ...folded, leads } : folded;
  });

  const addWord = (folded: string): Word => {
    const known = words.get(folded) ?? { groups: [], isFiller: false };
    words.set(folded, known);
    return known;
  };
  groups.forEach(({ terms }, number) => {
    for (const term of terms) addWord(term).groups.push(number);
  });
  for (const filler of source.fillers) addWord(foldedText(filler)).isFiller = true;
  for (const word of source.words) addWord(foldedText(word));
  for (const term of source.thesaurus.flatMap((group) => group.terms)) {
    const { text: folded, scripts: termScripts } = fold(term);
    if (/^[ahl]+$/.test(termScripts)) sounds.add(folded);
  }
  for (const { 0: run, index } of scripts.matchAll(/a{3,}|l{3,}/g)) {
    const word = text.slice(index, index + run.length);
    sounds.add(word);
    addWord(word);
  }
  words.delete("");
  // One kana is never a word by itself.
  for (const word of words.keys()) if (/^[ぁ-ん]$/.test(word)) words.delete(word);

  const byDeletion = indexDeletions(sounds);
  const sorted = [...words.keys()].toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1));
  return {
    readsRomaji: source.lang === "ja",
    longest: sorted.at(-1)?.length ?? 0,
    word: (folded) => words.get(folded),
    group: (number) => groups[number] ?? { terms: [], near: [] },
    typosOf(folded) {
      const candidates = new Set(
        [folded, ...deletionsOf(folded)].flatMap((deletion) => byDeletion.get(deletion) ?? []),
      );
      return [...candidates].filter((word) => word !== folded && isOneEdit(word, folded)).toSorted();
    },
    isWritten: (folded) => text.includes(folded),
    beginningWith: (folded) =>
      sorted.filter((word) => word.length > folded.length && word.startsWith(folded)).slice(0, maxCompletions),
  };
}

/** Each word under itself and under itself less one character: two words a typo apart meet under one of these. */
function indexDeletions(sounds: ReadonlySet<string>): Map<string, string[]> {
  const byDeletion = new Map<string, string[]>();
  for (const word of sounds) {
    if (word.length < minTypoLength) continue;
    for (const deletion of new Set([word, ...deletionsOf(word)])) {
      const words = byDeletion.get(deletion);
      if (words) words.push(word);
      else byDeletion.set(deletion, [word]);
    }
  }
  return byDeletion;
}

const deletionsOf = (word: string): string[] => [...word].map((_, i) => word.slice(0, i) + word.slice(i + 1));
