/** What a character is written in: kanji, katakana, hiragana, latin, digit, or a gap between words. */
export type Script = "k" | "a" | "h" | "l" | "d" | " ";

/** A text as it is compared: every way of writing the same sound has become one. */
export interface Folded {
  text: string;
  /** One letter for each character of `text`, by the script it was written in. */
  scripts: string;
  /** For each character of `text`, where in the source it began (UTF-16 units). */
  starts: number[];
  /** Likewise, where it ended. */
  ends: number[];
}

const longMarks = /[ー〜~‐‑–—−-]/u;
const longMark = "ー";
const kanjiNumbers = "〇一二三四五六七八九";
const small: Record<string, string> = {
  ...{ ぁ: "あ", ぃ: "い", ぅ: "う", ぇ: "え", ぉ: "お", っ: "つ", ゃ: "や", ゅ: "ゆ", ょ: "よ", ゎ: "わ" },
  ...{ ゕ: "か", ゖ: "か", ぢ: "じ", づ: "ず", ゔ: "ぶ" },
};

/**
 * Folds a text: NFKC, lower case, katakana to hiragana, small kana to large, one long-vowel mark for all and
 * none at the end of a longer word, kanji numerals to digits, everything that is no letter to one gap. Each character knows where it came from, for the highlight.
 */
export function fold(source: string): Folded {
  const folded: Folded = { text: "", scripts: "", starts: [], ends: [] };
  for (let start = 0; start < source.length;) {
    const end = unitEnd(source, start);
    const unit = source.slice(start, end);
    const plain = isPlain(unit) ? unit : unit.normalize("NFKC");
    for (const char of plain.toLowerCase()) append(folded, char, start, end);
    start = end;
  }
  removeTrailingMark(folded);
  return folded;
}

/** Only the folded text. */
export const foldedText = (source: string): string => fold(source).text.trim();

function append(folded: Folded, char: string, start: number, end: number): void {
  const script = scriptOf(char);
  const before = folded.scripts.at(-1) ?? " ";
  if (longMarks.test(char) && "ahl".includes(before)) {
    if (folded.text.endsWith(longMark)) folded.ends[folded.ends.length - 1] = end;
    else push(folded, longMark, before, start, end);
    return;
  }
  if (script !== before) removeTrailingMark(folded);
  if (script !== " ") push(folded, foldChar(char), script, start, end);
  else if (before !== " ") push(folded, " ", " ", start, end);
}

function push(folded: Folded, unit: string, script: string, start: number, end: number): void {
  folded.text += unit;
  folded.scripts += script.repeat(unit.length);
  for (let i = 0; i < unit.length; i++) {
    folded.starts.push(start);
    folded.ends.push(end);
  }
}

/** コンシーラー and コンシーラ are one word; バー and ば are not. */
function removeTrailingMark(folded: Folded): void {
  if (!folded.text.endsWith(longMark) || !/[ahl]{4}$/.test(folded.scripts)) return;
  const end = folded.ends.pop() ?? 0;
  folded.starts.pop();
  folded.text = folded.text.slice(0, -1);
  folded.scripts = folded.scripts.slice(0, -1);
  folded.ends[folded.ends.length - 1] = end;
}

/** Where a code point ends, with the voicing mark that follows it: half-width kana write ガ as two. */
function unitEnd(source: string, start: number): number {
  const code = source.codePointAt(start) ?? 0;
  const end = start + (code > 0xffff ? 2 : 1);
  return isVoicingMark(source.charCodeAt(end)) && !isVoicingMark(code) ? end + 1 : end;
}

const isVoicingMark = (code: number): boolean =>
  code === 0x3099 || code === 0x309a || code === 0xff9e || code === 0xff9f;

/** One sign that NFKC leaves as it is: of ASCII, kana and the common kanji. */
const isPlain = (unit: string): boolean => unit.length === 1 && commonScriptOf(unit.charCodeAt(0)) !== null;

function foldChar(char: string): string {
  const code = char.codePointAt(0) ?? 0;
  const hiragana = code >= 0x30a1 && code <= 0x30f6 ? String.fromCodePoint(code - 0x60) : char;
  const number = kanjiNumbers.indexOf(hiragana);
  return number >= 0 ? String(number) : (small[hiragana] ?? hiragana);
}

function scriptOf(char: string): Script {
  return commonScriptOf(char.codePointAt(0) ?? 0) ?? rareScriptOf(char);
}

/** What nearly every text here is written in, by its ranges: asking Unicode's tables for each sign took most of the time. */
function commonScriptOf(code: number): Script | null {
  if (code >= 0x4e00 && code <= 0x9fff) return "k";
  if (code >= 0x3041 && code <= 0x3096) return "h";
  if ((code >= 0x30a1 && code <= 0x30fa) || code === 0x30fc) return "a";
  if ((code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a)) return "l";
  if (code >= 0x30 && code <= 0x39) return "d";
  return code < 0x80 ? " " : null;
}

function rareScriptOf(char: string): Script {
  if (/\p{Script=Han}|[々〆]/u.test(char)) return "k";
  if (/\p{Script=Katakana}|ー/u.test(char)) return "a";
  if (/\p{Script=Hiragana}/u.test(char)) return "h";
  if (/\p{N}/u.test(char)) return "d";
  return /\p{L}|\p{M}/u.test(char) ? "l" : " ";
}
