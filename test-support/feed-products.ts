import { eanCheckDigit, moods, type Product, productLines } from "#contracts/product.ts";
import { pickOne, seededRandom } from "#app/kits/basics/seeded-random.ts";

const heads = ["夜更け", "朝もや", "雨音", "石畳", "踊り場", "窓辺", "終電", "屋上", "月光", "砂糖"];
const tails = ["石榴", "貝殻", "金魚", "葡萄", "杏", "菫", "琥珀", "薔薇", "胡桃", "檸檬"];
const finishes = ["matte", "satin", "gloss", "sheer", "pearl"] as const;
const states = ["on-sale", "limited", "ended", "coming"] as const;

/** Made-up products of a large catalogue, the same for the same count: all lines, ten thousand shades, names of their own, and what the brand says of each. */
export function createFeedProducts(count: number): Product[] {
  const random = seededRandom(count);
  const pick = <T>(list: readonly T[]): T => pickOne(random, list);
  return Array.from({ length: count }, (_, i): Product => {
    const line = productLines[i % (productLines.length - 1)] ?? "lip";
    const number = String(10_000 + Math.floor(i / (productLines.length - 1)));
    const first = `45${String(1_000_000_000 + i)}`.slice(0, 12);
    const hex = `#${Math.floor(random() * 0xffffff)
      .toString(16)
      .padStart(6, "0")
      .toUpperCase()}`;
    return {
      ...{ id: `${line}-${number}`, line, number, jan: `${first}${eanCheckDigit(first)}`, code: `FD-${i}` },
      names: { ja: `${pick(heads)}の${pick(tails)}${i}`, en: `Feed Shade ${i}` },
      ...{ reading: "よふけのざくろ", priceYen: 500 + Math.floor(random() * 4_000), releasedOn: "2026-03-05" },
      ...{ state: pick(states), shade: { hex, finish: pick(finishes) }, moods: [pick(moods)], shopPath: `/p/${i}` },
      description: "ひと塗りで色が出る品です。",
      facts: factsOf(i),
    };
  });
}

/** What a brand says of each: every fifth has a scent in it, every fiftieth something nobody knows. */
function factsOf(i: number): NonNullable<Product["facts"]> {
  const scent = i % 5 === 0 ? ["香料"] : [];
  const unknown = i % 50 === 1 ? ["夜明けの木葉エキス"] : [];
  return {
    ...{
      plain: `ひと塗りで色が出る、${i}番の口紅です。`,
      category: "口紅",
      volume: "3.5 g",
      series: `夜のシリーズ${i % 400}`,
    },
    howTo: ["うすく一度、まんなかから塗る。", "口角へのばす。", "紙で軽く押さえる。"],
    ...{ lasting: "約5時間（20人の使用感より）", removal: "ふき取り用の化粧水で落とします。" },
    ...{ notFor: "強い発色が苦手な人。", patchTest: "腕の内側で一日試してください。" },
    ingredients: ["ミネラルオイル", "ジメチコン", "シア脂", "1,2-ヘキサンジオール", "酸化鉄", ...scent, ...unknown],
    cautions: [
      "お肌に異常が生じていないか、よく注意して使用してください。",
      "乳幼児の手の届かないところに保管してください。",
    ],
  };
}
