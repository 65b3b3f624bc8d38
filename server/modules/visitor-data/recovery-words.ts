import { createHash } from "node:crypto";
import { recoveryWordCount, type RecoveryWord } from "#contracts/recovery-words.ts";
import type { Random } from "../../platform/random.ts";

/** Draws recovery words: four by chance and the one that follows from them. `list` is the whole list, in its order. */
export function createRecoveryWords(list: readonly RecoveryWord[], random: Random): RecoveryWord[] {
  const indexes = Array.from({ length: recoveryWordCount }, () => random.int(list.length));
  return [...indexes, computeCheckIndex(indexes, list.length)].flatMap((index) => list[index] ?? []);
}

/** What was wrong with words that a visitor wrote: the number of the word (1 to 5), or that together they are none. */
export interface InvalidRecoveryWords {
  wrongWord: number | null;
}

/**
 * Reads words as a visitor wrote or pasted them: in the writing of the list or in kana, with any sign between.
 * @returns the words in the one form under which they are stored, or what is wrong
 */
export function parseRecoveryWords(list: readonly RecoveryWord[], input: string): string | InvalidRecoveryWords {
  const indexes = new Map(
    list.flatMap(({ word, reading }, at) => [
      [normalizeWord(word), at] as const,
      [normalizeWord(reading), at] as const,
    ]),
  );
  const parts = input
    .normalize("NFKC")
    .split(/[\s・,、。.．･\-–—/|]+/u)
    .filter(Boolean);
  if (parts.length !== recoveryWordCount + 1) return { wrongWord: null };
  const wordIndexes = parts.map((part) => indexes.get(normalizeWord(part)) ?? -1);
  const wrong = wordIndexes.indexOf(-1);
  if (wrong >= 0) return { wrongWord: wrong + 1 };
  if (computeCheckIndex(wordIndexes.slice(0, recoveryWordCount), list.length) !== wordIndexes.at(-1))
    return { wrongWord: null };
  return formatRecoveryWords(wordIndexes.flatMap((index) => list[index] ?? []));
}

/** The one form under which words are hashed: their readings, with dots between. */
export function formatRecoveryWords(words: readonly RecoveryWord[]): string {
  return words.map(({ reading }) => reading).join("・");
}

/** The last word: it follows from the four before, so that a slip of the ear is noticed before a visitor is looked for. */
function computeCheckIndex(indexes: readonly number[], length: number): number {
  return createHash("sha256").update(indexes.join("·")).digest().readUInt32BE(0) % length;
}

/** Katakana as hiragana: both are typed by the same keys. */
function normalizeWord(word: string): string {
  return word
    .normalize("NFKC")
    .replace(/[ァ-ヶ]/g, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) - 0x60));
}
