import { maxSentWordLength, minSentWordLength, type WordRefusal } from "#contracts/sent-word.ts";

/** Written lists, as `app/sites/lmw/send/refused-words.json` has them. */
export interface RefusedWords {
  /** What would hurt whoever opens the link, as `normalize` writes it; with a `^` only where it stands first. */
  harm: readonly string[];
  /** Ways to reach somebody. */
  contact: readonly string[];
  /** What only looks like one of `harm`. */
  spared: readonly string[];
  /** 「さん」 and the like behind what is no name. */
  generic: readonly string[];
  surnames: readonly string[];
}

/** One line without edges, as it stands on the paper. */
export const tidyWords = (words: string): string => words.normalize("NFKC").replaceAll(/\s+/gu, " ").trim();

/**
 * Why these words are not sent on; null when they may be. It errs on the side of whoever opens the link: what it refuses can be
 * written otherwise.
 */
export function checkWords(words: string, lists: RefusedWords): WordRefusal | null {
  const length = [...words].length;
  if (length < minSentWordLength || length > maxSentWordLength || !/[\p{L}]/u.test(words)) return "empty";
  // Nothing that changes what others see: controls, joiners, marks of direction, private letters.
  if (/[\p{C}\u{FE00}-\u{FE0F}]/u.test(words)) return "empty";
  if (/[@＠#＃]|\d{4,}|\d+[-ー−]\d+|https?:|www\.|\.(?:com|jp|net|org|me|io)(?![a-z])/iu.test(words)) return "contact";
  const plain = normalize(words);
  if (lists.contact.some((part) => plain.includes(normalize(part)))) return "contact";
  const checked = without(plain, lists.spared.map(normalize));
  if (lists.harm.some((part) => hasPart(checked, part))) return "harm";
  return hasName(words, lists) ? "name" : null;
}

const hasPart = (text: string, part: string): boolean =>
  part.startsWith("^") ? text.startsWith(normalize(part)) : text.includes(normalize(part));

/** Somebody's name: a common surname, or what is addressed with 「さん」, 「くん」, 「ちゃん」, 「様」. */
function hasName(words: string, { generic, surnames }: RefusedWords): boolean {
  if (surnames.some((name) => words.includes(name))) return true;
  const rest = without(words, generic);
  return /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ーA-Za-z](?:さん|くん|君|ちゃん|さま|様|氏|せんぱい|先輩)/u.test(rest);
}

/** Hiragana for katakana, small letters, no spaces and no signs between: so that nothing is hidden by how it is written. */
export function normalize(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[ァ-ヶ]/gu, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) - 0x60))
    .replaceAll(/[\s\p{P}\p{S}ー〜]/gu, "");
}

/** Cut at each part, the longest first; a letter that belongs to none joins what was cut. */
function without(text: string, parts: readonly string[]): string {
  return parts.toSorted((a, b) => b.length - a.length).reduce((rest, part) => rest.replaceAll(part, "|"), text);
}
