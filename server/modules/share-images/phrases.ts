import { loadDefaultJapaneseParser, loadDefaultThaiParser, loadDefaultTraditionalChineseParser } from "budoux";
import type { Language } from "#contracts/languages.ts";

type Split = (text: string) => string[];

const atSpaces: Split = (text) => text.split(/(?<= )/);
/** Spaces are breaks too: the models know sentences without any. */
const byModel =
  (model: { parse: Split }): Split =>
  (text) =>
    atSpaces(text).flatMap((piece) => model.parse(piece));

const chinese = byModel(loadDefaultTraditionalChineseParser());
const splits: Record<Language, Split> = {
  ja: byModel(loadDefaultJapaneseParser()),
  "zh-TW": chinese,
  "zh-HK": chinese,
  th: byModel(loadDefaultThaiParser()),
  en: atSpaces,
  ko: atSpaces,
};

/** Signs that no line begins with, and those that none ends with (JIS X 4051). */
const noStart =
  /^[、。，．・：；！？!?,.:;)）\]］}｝」』】〉》〕”’ゝゞーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ々…‥〜～%％]/u;
const noEnd = /[(（[［{｛「『【〈《〔“‘]$/u;

/**
 * Splits words into phrases that a line break leaves whole: the grammar's own, by the phrase models of Japanese, Chinese and Thai,
 * and by spaces where words have them. A phrase keeps its signs, its trailing space, and what a dictionary knows as one word.
 */
export function splitIntoPhrases(text: string, lang: Language): string[] {
  const wordStarts = new Set(
    [...new Intl.Segmenter(lang, { granularity: "word" }).segment(text)].map(({ index }) => index),
  );
  const phrases: string[] = [];
  let at = 0;
  for (const piece of splits[lang](text)) {
    const last = phrases.at(-1);
    const isBreak = last !== undefined && wordStarts.has(at) && !noStart.test(piece) && !noEnd.test(last);
    if (last === undefined || isBreak) phrases.push(piece);
    else phrases[phrases.length - 1] = last + piece;
    at += piece.length;
  }
  return phrases;
}
