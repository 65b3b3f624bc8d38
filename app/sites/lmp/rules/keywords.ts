/** Kanji that only join or count; two lines of one letter may both have them. */
const ignoredKanji = new Set("一二三四五六七八九十百千分数今夜日人者上下前後中間時度番目本枚色口唇先手何見出入行来言");

/**
 * The words of a line by which a reader would notice that another says the same: its kanji but for those that only
 * join, and its katakana words of two letters and more.
 */
export function extractKeywords(text: string): ReadonlySet<string> {
  const kanji = (text.match(/\p{Script=Han}/gu) ?? []).filter((character) => !ignoredKanji.has(character));
  const katakana = text.match(/[ァ-ヴー]{2,}/g) ?? [];
  return new Set([...kanji, ...katakana]);
}
