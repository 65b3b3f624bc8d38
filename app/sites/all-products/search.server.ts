import { productPart } from "#app/kits/search/criteria/product-part.ts";
import type { SearchDocument, SiteDocuments } from "#app/kits/search/search-document.ts";
import { colourNames } from "#app/kits/search/source/colour-names.ts";
import type { Language } from "#contracts/languages.ts";
import { foreignLabels } from "./foreign-labels.ts";
import { ingredientDocuments } from "./ingredient-documents.server.ts";
import type { Product } from "#contracts/product.ts";
import type { TipPart } from "#contracts/tip-choices.ts";

/** The products, in other languages than Japanese those that have a name in it; and what is in them. */
export const searchDocuments: SiteDocuments = ({ products }, lang) => [
  ...(lang === "ja" ? products.map(productDocument) : foreignProducts(products, lang)),
  ...ingredientDocuments(lang),
];

function productDocument(product: Product): SearchDocument {
  const { id, line, names, reading, description, shade } = product;
  return {
    ...{ id, kind: "product", title: names.ja, reading, href: `/all-products?p=${id}`, asks: [] },
    keywords: [
      ...[lineLabels[line], ...thingWords.filter((word) => description.includes(word))],
      ...(shade ? [finishLabels[shade.finish], ...colourNames(shade.hex)] : []),
    ].filter((word) => word !== ""),
    body: [description],
    facets: { part: [linePart[line]] },
    ...(shade && { mark: shade.hex }),
    product: productPart(product),
  };
}

function foreignProducts(products: readonly Product[], lang: Exclude<Language, "ja">): SearchDocument[] {
  return products.flatMap((product) => {
    const { id, line, names, shade } = product;
    const title = names[lang];
    if (title === undefined) return [];
    const href = `/all-products?p=${id}`;
    const mark = shade ? { mark: shade.hex } : {};
    const keywords = [foreignLabels[lang].lines[line], shade ? foreignLabels[lang].finishes[shade.finish] : ""];
    return {
      ...{ id, kind: "product" as const, title, href, asks: [], keywords: keywords.filter((word) => word !== "") },
      ...{ body: [], facets: {}, ...mark, product: productPart(product) },
    };
  });
}

const lineLabels: Record<Product["line"], string> = {
  ...{ lip: "リップ", tint: "ティント", mascara: "マスカラ", liner: "アイライナー", shadow: "アイシャドウ" },
  ...{ base: "ベースメイク", brow: "アイブロウ", tool: "メイク道具" },
};

/** What a thing is, where its description says so; the name says something else. */
const thingWords = [
  ...["ファンデーション", "下地", "フェイスパウダー", "ペンシル", "パウダー", "眉マスカラ", "リキッド", "ジェル"],
  ...["ビューラー", "スポンジ", "ブラシ", "ケース", "コーム"],
];

const linePart: Record<Product["line"], TipPart> = {
  ...{ lip: "lip", tint: "lip", mascara: "lash", liner: "line", shadow: "lid", base: "skin", brow: "brow" },
  tool: "pouch",
};

const finishLabels: Record<NonNullable<Product["shade"]>["finish"], string> = {
  ...{ matte: "マット", satin: "サテン", gloss: "グロス つや", sheer: "シアー 透ける", tint: "ティント" },
  ...{ glitter: "ラメ", pearl: "パール", any: "" },
};
