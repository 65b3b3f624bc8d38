import type { Criterion } from "./criterion.ts";
import { isFree, type QueryText, take } from "./query-text.ts";

/** 「プチプラ」: up to this many yen. */
const lowPriceYen = 1_500;
const unlimited = 1_000_000;

const digit = "[一二三四五六七八九]";
const amount = `(?:[¥$]\\s?)?(\\d[\\d,]*|${digit}?千(?:${digit}百)?)\\s?(?:円|えん|yen|jpy|日圓|日元|円台|엔|เยน)?`;
const unit = "(?:円|えん|yen|jpy|日圓|日元|엔|เยน)";
const range = new RegExp(`${amount}\\s?(?:から|〜|~|-|ー|to|到|至|부터|ถึง)\\s?${amount}`, "u");
const limit = new RegExp(
  `(?:(under|below|less than|up to|ไม่เกิน|ต่ำกว่า)\\s?)?(¥\\s?)?(\\d[\\d,]*|${digit}?千(?:${digit}百)?)\\s?(${unit})?\\s?` +
    `(以下|以内|未満|まで|より安い|以內|以下的|이하|이내|or less|以上|より高い|からの|이상|or more|台|대|くらい|ぐらい|位|前後|ほど|程度|左右|정도|around)?`,
  "u",
);

/** Reads prices: 「1000円以下」「千円台」「2000円くらい」「プチプラ」, and the cheapest and the dearest. */
export function readPrice(query: QueryText): Criterion[] {
  return [readRange(query), readLimit(query), readWord(query)].flatMap((one) => one ?? []).slice(0, 1);
}

function readRange(query: QueryText): Criterion | null {
  const { plain } = query;
  const found = range.exec(plain.text);
  if (
    !found ||
    !new RegExp(unit, "u").test(found[0]) ||
    !isFree(query, plain, found.index, found.index + found[0].length)
  )
    return null;
  const [fromYen, toYen] = [yenOf(found[1] ?? ""), yenOf(found[2] ?? "")];
  if (toYen <= fromYen) return null;
  return price(take(query, plain, found.index, found.index + found[0].length), fromYen, toYen);
}

function readLimit(query: QueryText): Criterion | null {
  const { plain } = query;
  const found = limit.exec(plain.text);
  if (!found) return null;
  const [whole, before, sign, number = "", yenUnit, after = ""] = found;
  const isPrice = yenUnit !== undefined || sign !== undefined || (before !== undefined && yenOf(number) >= 100);
  const end = found.index + whole.trimEnd().length;
  if (!isPrice || !isFree(query, plain, found.index, end)) return null;
  const [fromYen, toYen] = boundsOf(yenOf(number), before ? "以下" : after);
  return price(take(query, plain, found.index, end), fromYen, toYen);
}

function boundsOf(yen: number, word: string): [fromYen: number, toYen: number] {
  if (word === "未満" || word === "より安い") return [0, yen - 1];
  if (/^(?:以下|以内|まで|以內|이하|이내|or less)/.test(word)) return [0, yen];
  if (/^(?:以上|より高い|から|이상|or more)/.test(word)) return [yen, unlimited];
  // 1000円台 goes to 1999, 1500円台 to 1599: as far as its last digit that is not 0 reaches.
  if (word === "台" || word === "대") return [yen, yen + 10 ** (/0*$/.exec(`${yen}`)?.[0].length ?? 0) - 1];
  const share = word === "" ? 0.1 : 0.2;
  return [Math.round(yen * (1 - share)), Math.round(yen * (1 + share))];
}

const words: readonly [RegExp, fromYen: number, toYen: number, order: "cheapest" | "dearest"][] = [
  [/(?:いちばん|一番|最も|もっとも)安い|最安値?|最低価格|cheapest|最便宜|가장 싼|ถูกที่สุด/u, 0, unlimited, "cheapest"],
  [/(?:いちばん|一番|最も|もっとも)高い|最高値|most expensive|最貴|가장 비싼|แพงที่สุด/u, 0, unlimited, "dearest"],
  [
    /プチプラ|ぷちぷら|ﾌﾟﾁﾌﾟﾗ|お?手頃な?(?:価格)?|お手ごろ|安いの|安い|安め|安く|コスパ(?:の?(?:いい|良い))?|低価格|cheap|affordable|budget|平價|便宜|開架|저렴한?|저렴이|가성비|ราคาถูก|ราคาประหยัด/u,
    0,
    lowPriceYen,
    "cheapest",
  ],
  [/高価な?|高級な?|高い|expensive|貴的|비싼|ราคาแพง/u, 0, unlimited, "dearest"],
];

function readWord(query: QueryText): Criterion | null {
  const { plain } = query;
  for (const [pattern, fromYen, toYen, order] of words) {
    const found = pattern.exec(plain.text);
    if (!found || !isFree(query, plain, found.index, found.index + found[0].length)) continue;
    return price(take(query, plain, found.index, found.index + found[0].length), fromYen, toYen, order);
  }
  return null;
}

function price(
  written: string,
  fromYen: number,
  toYen: number,
  order: "cheapest" | "dearest" | null = null,
): Criterion {
  return { kind: "price", written, fromYen, toYen, order };
}

/** `1,500` and 二千五百 in yen. */
function yenOf(written: string): number {
  const kanji = new RegExp(`^(${digit})?千(?:(${digit})百)?$`, "u").exec(written);
  if (!kanji) return Number(written.replaceAll(",", ""));
  const [thousands, hundreds] = [valueOf(kanji[1]) || 1, valueOf(kanji[2])];
  return thousands * 1_000 + hundreds * 100;
}

const valueOf = (kanji: string | undefined): number => (kanji ? "一二三四五六七八九".indexOf(kanji) + 1 : 0);
