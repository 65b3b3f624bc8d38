// One table for Hepburn and Kunrei: what either writes is read. Longest spelling first.
const syllables: Record<string, string> = {
  ...sounds("", "あいうえお"),
  ...sounds("k", "かきくけこ"),
  ...sounds("c", "か_く_こ"),
  ...sounds("g", "がぎぐげご"),
  ...sounds("s", "さしすせそ"),
  ...sounds("z", "ざじずぜぞ"),
  ...sounds("t", "たちつてと"),
  ...sounds("d", "だぢづでど"),
  ...sounds("n", "なにぬねの"),
  ...sounds("h", "はひふへほ"),
  ...sounds("b", "ばびぶべぼ"),
  ...sounds("p", "ぱぴぷぺぽ"),
  ...sounds("m", "まみむめも"),
  ...sounds("y", "や_ゆ_よ"),
  ...sounds("r", "らりるれろ"),
  ...sounds("w", "わ___を"),
  ...{ shi: "し", chi: "ち", tsu: "つ", fu: "ふ", ji: "じ", wi: "うぃ", we: "うぇ", vu: "ゔ" },
  ...{ fa: "ふぁ", fi: "ふぃ", fe: "ふぇ", fo: "ふぉ", va: "ゔぁ", vi: "ゔぃ", ve: "ゔぇ", vo: "ゔぉ" },
  ...{ she: "しぇ", che: "ちぇ", je: "じぇ", thi: "てぃ", dhi: "でぃ", texi: "てぃ", texu: "てゅ", dexi: "でぃ" },
  ...{ xtu: "っ", ltu: "っ", xtsu: "っ", xa: "ぁ", xi: "ぃ", xu: "ぅ", xe: "ぇ", xo: "ぉ" },
  ...glide({ ky: "き", gy: "ぎ", sy: "し", zy: "じ", ty: "ち", cy: "ち", dy: "ぢ", ny: "に" }),
  ...glide({ hy: "ひ", by: "び", py: "ぴ", my: "み", ry: "り", sh: "し", ch: "ち", jy: "じ", j: "じ", fy: "ふ" }),
};

/** Spellings that two words share: ティ is often typed as "ti", デュ as "du". */
const alternatives: [RegExp, string][] = [
  [/ち/g, "てぃ"],
  [/ぢ/g, "でぃ"],
];

/**
 * What Latin letters spell in kana, Hepburn or Kunrei: "aishadou" → [あいしゃどう, …]. Double vowels stand for a long
 * one, `n`, `nn`, `n'` and `m` before b, m, p for ん, double consonants for っ; what is still being typed at the end
 * (up to two consonants) is left off. Empty when the letters spell nothing.
 */
export function romajiToKana(latin: string): string[] {
  const kana = parseKana(latin.replaceAll("-", "ー"));
  if (kana === null) return [];
  const spellings = new Set([kana, withLongMarks(kana)]);
  for (const [from, to] of alternatives)
    for (const spelling of [...spellings]) spellings.add(spelling.replace(from, to));
  return [...spellings];
}

function parseKana(latin: string): string | null {
  let kana = "";
  let i = 0;
  while (i < latin.length) {
    const rest = latin.slice(i);
    const length = [4, 3, 2, 1].find((count) => count <= rest.length && syllables[rest.slice(0, count)] !== undefined);
    if (rest.startsWith("ー")) {
      kana += "ー";
      i += 1;
    } else if (/^n(?![aiueoy])/.test(rest) || /^m(?=[bmp])/.test(rest)) {
      kana += "ん";
      i += /^n[n']/.test(rest) ? 2 : 1;
    } else if (length !== undefined) {
      kana += syllables[rest.slice(0, length)];
      i += length;
    } else if (/^([bcdfghjkmprstwyz])\1/.test(rest) || rest.startsWith("tch")) {
      kana += "っ";
      i += 1;
    } else if (/^[b-df-hj-np-tv-z]{1,2}$/.test(rest)) break;
    else if (/^[bcfghkmprsz]/.test(rest)) {
      // A vowel left out between consonants: "maskara".
      kana += syllables[`${rest[0]}u`] ?? "";
      i += 1;
    } else return null;
  }
  return kana === "" ? null : kana;
}

/** ふぁんでえしょん → ふぁんでーしょん: a vowel written twice stands for a long mark. */
function withLongMarks(kana: string): string {
  return [...kana]
    .map((char, i, all) => (i > 0 && isLengthening(char, rowOf(all[i - 1] ?? "")) ? "ー" : char))
    .join("");
}

const vowels = [
  "あかさたなはまやらわがざだばぱゃぁ",
  "いきしちにひみりぎじぢびぴぃ",
  "うくすつぬふむゆるぐずづぶぷゅぅ",
  "えけせてねへめれげぜでべぺぇ",
  "おこそとのほもよろをごぞどぼぽょぉ",
];

const rowOf = (char: string): number => vowels.findIndex((alike) => alike.includes(char));

const isLengthening = (char: string, vowel: number): boolean =>
  (vowel >= 0 && char === "あいうえお"[vowel]) || (char === "う" && vowel === 4);

function sounds(consonant: string, kana: string): Record<string, string> {
  return Object.fromEntries(
    [...kana].flatMap((char, i) => (char === "_" ? [] : [[consonant + ("aiueo"[i] ?? ""), char]])),
  );
}

function glide(rows: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(rows).flatMap(([consonant, kana]) => [
      [`${consonant}a`, `${kana}ゃ`],
      [`${consonant}u`, `${kana}ゅ`],
      [`${consonant}o`, `${kana}ょ`],
    ]),
  );
}
