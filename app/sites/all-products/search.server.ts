import type { SearchDocument, SiteDocuments } from "#app/kits/search/search-document.ts";
import { colourNames } from "#app/kits/search/source/colour-names.ts";
import type { Language } from "#contracts/languages.ts";
import type { Product } from "#contracts/product.ts";
import type { TipPart } from "#contracts/tip-choices.ts";

/** The products; in other languages than Japanese those that have a name in it, by that name alone. */
export const searchDocuments: SiteDocuments = ({ products }, lang) =>
  lang === "ja" ? products.map(productDocument) : foreignProducts(products, lang);

function productDocument({ id, line, names, reading, description, shade }: Product): SearchDocument {
  return {
    ...{ id, kind: "product", title: names.ja, reading, href: `/all-products?p=${id}`, asks: [] },
    keywords: [lineLabels[line], ...(shade ? [finishLabels[shade.finish], ...colourNames(shade.hex)] : [])].filter(
      (word) => word !== "",
    ),
    body: [description],
    facets: { part: [linePart[line]] },
    ...(shade && { mark: shade.hex }),
  };
}

function foreignProducts(products: readonly Product[], lang: Language): SearchDocument[] {
  return products.flatMap(({ id, names, shade }) => {
    const title = names[lang];
    if (title === undefined) return [];
    const href = `/all-products?p=${id}`;
    const mark = shade ? { mark: shade.hex } : {};
    return [{ id, kind: "product" as const, title, href, asks: [], keywords: [], body: [], facets: {}, ...mark }];
  });
}

const lineLabels: Record<Product["line"], string> = {
  ...{ lip: "リップ", tint: "ティント", mascara: "マスカラ", liner: "アイライナー", shadow: "アイシャドウ" },
  ...{ base: "ベースメイク", brow: "アイブロウ", tool: "メイク道具" },
};

const linePart: Record<Product["line"], TipPart> = {
  ...{ lip: "lip", tint: "lip", mascara: "lash", liner: "line", shadow: "lid", base: "skin", brow: "brow" },
  tool: "pouch",
};

const finishLabels: Record<NonNullable<Product["shade"]>["finish"], string> = {
  ...{ matte: "マット", satin: "サテン", gloss: "グロス つや", sheer: "シアー 透ける", tint: "ティント" },
  ...{ glitter: "ラメ", pearl: "パール", any: "" },
};
