import type { Oklch } from "#app/kits/basics/oklch.ts";

/** Which colours a word is true of, in OKLCH; a hue range runs clockwise and may pass 0. What is missing may be anything. */
interface ColourRange {
  l?: readonly [min: number, max: number];
  c?: readonly [min: number, max: number];
  h?: readonly [fromDegrees: number, toDegrees: number];
}

/** A word for a colour, or one that says how a colour is (`isShade: false`). */
interface ColourWord {
  words: readonly string[];
  isShade: boolean;
  range: ColourRange;
}

const shade = (words: string, range: ColourRange): ColourWord => ({ words: words.split("|"), isShade: true, range });
const manner = (words: string, range: ColourRange): ColourWord => ({ words: words.split("|"), isShade: false, range });

/** The words for colours that plain sentences may use, Japanese and English together: what one means, the other means. */
const colourWords: readonly ColourWord[] = [
  shade("白|white", { l: [0.88, 1], c: [0, 0.05] }),
  shade("黒|black", { l: [0, 0.28], c: [0, 0.03] }),
  shade("銀|silver", { l: [0.6, 0.9], c: [0, 0.02] }),
  shade("墨色|charcoal", { l: [0.2, 0.45], c: [0, 0.04] }),
  shade("グレー|grey", { l: [0.3, 0.92], c: [0, 0.065] }),
  shade("グレージュ|greige", { l: [0.4, 0.9], c: [0, 0.045], h: [15, 115] }),
  shade("ベージュ|beige", { l: [0.6, 0.93], c: [0.012, 0.09], h: [20, 100] }),
  shade("茶|茶色|brown|browns", { l: [0.25, 0.76], c: [0.008, 0.13], h: [20, 95] }),
  shade("赤茶|red-brown|copper brown", { l: [0.3, 0.6], c: [0.06, 0.14], h: [22, 48] }),
  shade("金茶|golden brown", { l: [0.5, 0.75], c: [0.08, 0.13], h: [55, 90] }),
  shade("薄茶|milk-tea brown", { l: [0.65, 0.8], c: [0.03, 0.09], h: [25, 85] }),
  shade("キャメル|camel", { l: [0.6, 0.8], c: [0.05, 0.1], h: [50, 80] }),
  shade("ブロンズ|bronze", { l: [0.45, 0.7], c: [0.05, 0.12], h: [20, 75] }),
  shade("金色|gold", { l: [0.65, 0.9], c: [0.05, 0.14], h: [70, 100] }),
  shade("小麦色|wheat", { l: [0.7, 0.85], c: [0.05, 0.11], h: [60, 90] }),
  shade("からし色|mustard", { l: [0.45, 0.75], c: [0.06, 0.15], h: [78, 105] }),
  shade("黄色|yellow", { l: [0.75, 0.95], c: [0.1, 0.22], h: [75, 112] }),
  shade("オレンジ|orange", { l: [0.48, 0.85], c: [0.09, 0.25], h: [38, 72] }),
  shade("杏色|apricot", { l: [0.7, 0.9], c: [0.05, 0.15], h: [40, 68] }),
  shade("珊瑚色|coral", { l: [0.62, 0.8], c: [0.09, 0.2], h: [18, 35] }),
  shade("朱色|vermilion", { l: [0.55, 0.7], c: [0.15, 0.25], h: [28, 44] }),
  shade("赤|red", { l: [0.3, 0.68], c: [0.08, 0.26], h: [355, 42] }),
  shade("ワイン色|wine", { l: [0.28, 0.5], c: [0.08, 0.17], h: [345, 25] }),
  shade("ピンク|桃色|pink", { l: [0.55, 0.95], c: [0.02, 0.26], h: [340, 45] }),
  shade("赤紫|plum|red-purple", { l: [0.3, 0.8], c: [0.06, 0.18], h: [318, 8] }),
  shade("紫|purple", { l: [0.3, 0.85], c: [0.05, 0.25], h: [285, 350] }),
  shade("藤色|lavender", { l: [0.55, 0.9], c: [0.04, 0.1], h: [280, 325] }),
  shade("すみれ色|violet", { l: [0.35, 0.6], c: [0.12, 0.26], h: [280, 305] }),
  shade("青紫|blue-purple", { l: [0.3, 0.6], c: [0.06, 0.2], h: [275, 305] }),
  shade("青|blue", { l: [0.3, 0.8], c: [0.08, 0.25], h: [225, 285] }),
  shade("水色|sky blue", { l: [0.75, 0.95], c: [0.02, 0.1], h: [195, 255] }),
  shade("紺色|navy", { l: [0.25, 0.47], c: [0.03, 0.12], h: [245, 285] }),
  shade("青緑|blue-green|turquoise|teal", { l: [0.4, 0.9], c: [0.03, 0.16], h: [170, 220] }),
  shade("緑|green", { l: [0.3, 0.92], c: [0.03, 0.22], h: [112, 180] }),
  shade("黄緑|yellow-green", { l: [0.6, 0.95], c: [0.03, 0.22], h: [104, 132] }),
  shade("カーキ|khaki", { l: [0.4, 0.75], c: [0.04, 0.1], h: [92, 122] }),
  shade("オリーブ|olive", { l: [0.35, 0.6], c: [0.05, 0.11], h: [100, 125] }),

  shade("青みのグレー|blue-grey|bluish grey", { l: [0.3, 0.92], c: [0.01, 0.065], h: [210, 290] }),
  shade("青みの白|bluish white", { l: [0.88, 1], c: [0.01, 0.05], h: [190, 290] }),
  shade("緑みの白|greenish white", { l: [0.88, 1], c: [0.01, 0.05], h: [105, 190] }),
  shade("桃みの白|pinkish white", { l: [0.88, 1], c: [0.01, 0.05], h: [330, 60] }),
  shade("黒に近い緑|near-black green", { l: [0.2, 0.36], c: [0.02, 0.08], h: [112, 180] }),

  manner("淡い|pale|milky", { l: [0.74, 1] }),
  manner("明るい|bright|light", { l: [0.6, 1] }),
  manner("濃い|strong", { l: [0, 0.62] }),
  manner("深い|deep", { l: [0, 0.58] }),
  manner("暗い|dark", { l: [0, 0.45] }),
  manner("白に近い|near-white", { l: [0.86, 1] }),
  manner("黒に近い|near-black", { l: [0, 0.37] }),
  manner("鮮やかな|vivid", { c: [0.12, 1] }),
  manner("まっすぐな|true", { c: [0.19, 1] }),
  manner("くすんだ|muted", { c: [0, 0.11] }),
  manner("灰みの|greyish", { c: [0, 0.07] }),
  manner("黄みの|yellowish|sandy|brassy", { h: [30, 112] }),
  manner("黄みの|warm", { h: [28, 112] }),
  manner("赤みの|reddish|rosy", { h: [318, 62] }),
  manner("桃みの|pinkish", { h: [330, 60] }),
  manner("茶みの|brownish", { h: [15, 95] }),
  manner("青みの|bluish|cool", { h: [190, 10] }),
  manner("緑みの|greenish", { h: [100, 190] }),
];

// `深い` of lightness below 0.58 and `濃い` below 0.62 overlap on purpose: people use both for the same red.
const byLength = colourWords
  .flatMap(({ words, ...entry }) => words.map((word) => ({ word, ...entry })))
  .toSorted((one, other) => other.word.length - one.word.length);

/** A word that was found in a sentence, and whether the colour is what it says. */
export interface FoundColourWord {
  word: string;
  isShade: boolean;
  isTrue: boolean;
}

/** The words for colours in a sentence, the longest first; a part of a longer one does not count by itself. */
export function findColourWords(sentence: string, colour: Oklch): FoundColourWord[] {
  let rest = sentence.toLowerCase();
  return byLength.flatMap(({ word, isShade, range }) => {
    const pattern = /[a-z]/.test(word) ? new RegExp(`(?<![a-z-])${word}(?![a-z])`, "g") : new RegExp(word, "g");
    if (!pattern.test(rest)) return [];
    rest = rest.replaceAll(pattern, "／");
    return [{ word, isShade, isTrue: isWithin(colour, range) }];
  });
}

function isWithin({ l, c, h }: Oklch, range: ColourRange): boolean {
  const isBetween = (value: number, limits?: readonly [number, number]): boolean =>
    limits === undefined || (value >= limits[0] && value <= limits[1]);
  return isBetween(l, range.l) && isBetween(c, range.c) && isOnArc(h, range.h);
}

function isOnArc(degrees: number, arc?: readonly [number, number]): boolean {
  if (arc === undefined) return true;
  const [from, to] = arc;
  return from <= to ? degrees >= from && degrees <= to : degrees >= from || degrees <= to;
}
