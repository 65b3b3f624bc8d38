import type { ProductFacts } from "#contracts/product-facts.ts";
import type { ProductFormula } from "#contracts/product-formula.ts";
import type { Product } from "#contracts/product.ts";

/** Words of a description for form, brush, tip and texture, and how the facts must speak of the same. */
const forms: readonly [description: RegExp, facts: RegExp][] = [
  [/コーム/, /コーム/],
  // Not the pencil or the fountain pen of a story, nor 一筆, one stroke.
  [/(?<![鉛年一])筆/, /筆/],
  [/ペンシル/, /ペンシル|芯/],
  [/くり出し/, /くり出/],
  [/ブラシ/, /ブラシ/],
  [/丸芯|芯の|細芯/, /芯/],
  [/リキッド/, /リキッド/],
  [/パウダー/, /パウダー|粉/],
  [/ジェル/, /ジェル/],
  [/ゲル/, /ゲル/],
  [/スポンジ/, /スポンジ/],
  [/ビューラー/, /ビューラー/],
  [/ケース/, /ケース/],
  [/とろみ/, /とろみ/],
  [/水のよう|ほとんど水/, /水のよう|水に近/],
  [/斜めの切り口/, /斜め/],
  [/細い角/, /角/],
  [/大粒|紙吹雪|ざらめ/, /大粒/],
  [/細かなラメ|細かな金のラメ/, /細かな(?:金の)?ラメ/],
  [/金のラメ/, /金のラメ/],
  [/銀のラメ/, /銀のラメ/],
  [/緑のラメ/, /緑のラメ/],
  [/かわるがわる浮かぶ/, /色の変わる/],
  [/下地/, /下地/],
  [/指で(?:ぼかす|たたく|押さえ)/, /指/],
];

/** Where the poetic description of a product names a form that its facts do not know. One line for each. */
export function formAgreementIssues(
  entries: readonly ProductFacts[],
  formulas: readonly ProductFormula[],
  products: readonly Product[],
): string[] {
  return entries.flatMap(({ productId, plain, formula }) => {
    const description = products.find(({ id }) => id === productId)?.description ?? "";
    const known = formulas.find(({ id }) => id === formula);
    const steps = known?.howTo.map(({ ja }) => ja) ?? [];
    const text = [plain.ja, known?.category.ja, known?.lasting.note.ja, ...steps].join("\n");
    return forms
      .filter(([word, facts]) => word.test(description) && !facts.test(text))
      .map(
        ([word]) => `facts of ${productId}: they say nothing of 「${word.exec(description)?.[0]}」 in its description`,
      );
  });
}
