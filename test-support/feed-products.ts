import { eanCheckDigit, moods, type Product, productLines } from "#contracts/product.ts";
import { pickOne, seededRandom } from "#app/kits/basics/seeded-random.ts";

const heads = ["夜更け", "朝もや", "雨音", "石畳", "踊り場", "窓辺", "終電", "屋上", "月光", "砂糖"];
const tails = ["石榴", "貝殻", "金魚", "葡萄", "杏", "菫", "琥珀", "薔薇", "胡桃", "檸檬"];
const finishes = ["matte", "satin", "gloss", "sheer", "pearl"] as const;
const states = ["on-sale", "limited", "ended", "coming"] as const;

/** Made-up products of a large catalogue, the same for the same count: all lines, ten thousand shades, names of their own. */
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
    };
  });
}
