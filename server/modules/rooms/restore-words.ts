import { createHash } from "node:crypto";
import { restoreWordCount, type RestoreWord } from "#contracts/restore-words.ts";
import type { Random } from "../../platform/random.ts";

/** Draws words for a room: four by chance and the one that follows from them. `list` is the whole list, in its order. */
export function drawWords(list: readonly RestoreWord[], random: Random): RestoreWord[] {
  const places = Array.from({ length: restoreWordCount }, () => random.int(list.length));
  return [...places, checkPlace(places, list.length)].flatMap((place) => list[place] ?? []);
}

/** What was wrong with words that a visitor wrote: the number of the word (1 to 5), or that together they are none. */
export interface WrongWords {
  wrongWord: number | null;
}

/**
 * Reads words as a visitor wrote or pasted them: in the writing of the list or in kana, with any sign between.
 * @returns the words in the one form under which a room keeps them, or what is wrong
 */
export function readWords(list: readonly RestoreWord[], written: string): string | WrongWords {
  const places = new Map(
    list.flatMap(({ word, reading }, at) => [[plain(word), at] as const, [plain(reading), at] as const]),
  );
  const parts = written
    .normalize("NFKC")
    .split(/[\s・,、。.．･\-–—/|]+/u)
    .filter(Boolean);
  if (parts.length !== restoreWordCount + 1) return { wrongWord: null };
  const read = parts.map((part) => places.get(plain(part)) ?? -1);
  const wrong = read.indexOf(-1);
  if (wrong >= 0) return { wrongWord: wrong + 1 };
  if (checkPlace(read.slice(0, restoreWordCount), list.length) !== read.at(-1)) return { wrongWord: null };
  return wordsAsText(read.flatMap((place) => list[place] ?? []));
}

/** The one form under which words are sealed: their readings, with dots between. */
export function wordsAsText(words: readonly RestoreWord[]): string {
  return words.map(({ reading }) => reading).join("・");
}

/** The last word: it follows from the four before, so that a slip of the ear is noticed before a room is looked for. */
function checkPlace(places: readonly number[], length: number): number {
  return createHash("sha256").update(places.join("·")).digest().readUInt32BE(0) % length;
}

/** Katakana as hiragana: both are typed by the same keys. */
function plain(word: string): string {
  return word
    .normalize("NFKC")
    .replace(/[ァ-ヶ]/g, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) - 0x60));
}
