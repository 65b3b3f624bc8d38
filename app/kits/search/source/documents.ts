import { base32, checkDigit } from "../../basics/base32.ts";
import type { SearchDocument } from "../search-document.ts";
import type { FaqEntry } from "#contracts/faq.ts";
import type { Hack } from "#contracts/hack.ts";
import type { HackTool, Worry } from "#contracts/hack-choices.ts";
import type { Language } from "#contracts/languages.ts";
import type { MasterData } from "#contracts/master-data.ts";
import type { Product } from "#contracts/product.ts";
import type { Tip } from "#contracts/tip.ts";
import type { TipPart, TipTool, TipWorry } from "#contracts/tip-choices.ts";
import { colourNames } from "./colour-names.ts";
import { createVideoDocuments } from "./video-documents.ts";
import { createProphecyDocuments } from "./prophecy-documents.ts";

/** Everything of the master data that can be found in a language. Other languages than Japanese have answers and products. */
export function createDocuments(
  { tips, hacks, faq, products, films: videos }: Pick<MasterData, "tips" | "hacks" | "faq" | "products" | "films">,
  lang: Language,
): SearchDocument[] {
  if (lang !== "ja")
    return [...faq.flatMap((entry) => answerDocument(entry, lang)), ...foreignProducts(products, lang)];
  return [
    ...tips.map(tipDocument),
    ...hacks.map(hackDocument),
    ...faq.flatMap((entry) => answerDocument(entry, lang)),
    ...products.map(productDocument),
    ...createProphecyDocuments(products),
    ...videos.flatMap(createVideoDocuments),
  ];
}

function tipDocument(tip: Tip): SearchDocument {
  const { id, title, reading, asks, steps, why, parts, worries, minutes, tools, faceTypes, loop } = tip;
  return {
    ...{ id, kind: "tip", title, reading, href: `/tips?t=${id}`, asks },
    keywords: [...parts.map((part) => partLabels[part]), ...tools.map((tool) => toolLabels[tool])],
    body: [...steps, why],
    facets: { part: parts, worry: worries, minutes: minutesFacet(minutes), type: faceTypes, tool: tools },
    mark: `${loop.scene}.${loop.at}.${loop.motion}.${tools.join("+")}`,
  };
}

function hackDocument({
  number,
  worry,
  title,
  rule,
  steps,
  why,
  minutes,
  tools,
  faceTypes,
  keywords,
}: Hack): SearchDocument {
  const { part, worries } = hackFacets[worry];
  return {
    ...{ id: `hack-${number}`, kind: "hack", title, href: hackPath(number), asks: [] },
    keywords: [...keywords, rule, partLabels[part]],
    body: [...steps, why],
    facets: {
      ...{ part: [part], worry: worries, minutes: minutesFacet(minutes), type: faceTypes },
      tool: tools.flatMap((tool) => hackTool[tool] ?? []),
    },
  };
}

/** `/hack?r=` takes a key: two characters of base 32 and a check character. */
export function hackPath(number: number): string {
  const digits = [number >> 5, number & 31];
  return `/hack?r=${[...digits, checkDigit(digits)].map((digit) => base32[digit]).join("")}`;
}

function answerDocument({ id, question, answer, keywords }: FaqEntry, lang: Language): SearchDocument[] {
  const title = question[lang];
  const body = answer.flatMap((text) => text[lang] ?? []);
  if (title === undefined || body.length === 0) return [];
  const href = lang === "ja" ? `/faq#${id}` : `/faq?lang=${lang}#${id}`;
  return [{ id, kind: "faq", title, href, asks: [], keywords: lang === "ja" ? keywords : [], body, facets: {} }];
}

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

/** A minute's tip is found under three and five as well: it fits into them. */
function minutesFacet(minutes: number): string[] {
  return ["1", "3", "5", "10"].filter((limit) => minutes <= Number(limit));
}

const partLabels: Record<TipPart, string> = {
  ...{ skin: "肌", nose: "鼻", brow: "眉", lid: "まぶた", line: "アイライン", lash: "まつげ", under: "目の下" },
  ...{ cheek: "チーク", lip: "リップ", contour: "輪郭", whole: "メイク", pouch: "道具" },
};

const toolLabels: Record<TipTool, string> = {
  ...{ finger: "指", brush: "ブラシ", sponge: "スポンジ", puff: "パフ", swab: "綿棒", tissue: "ティッシュ" },
  ...{ pencil: "ペンシル", curler: "ビューラー", cotton: "コットン", towel: "タオル", scissors: "はさみ" },
  ...{ tweezers: "ピンセット", mirror: "鏡" },
};

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

const hackFacets: Record<Worry, { part: TipPart; worries: TipWorry[] }> = {
  line: { part: "line", worries: ["shape"] },
  lid: { part: "lid", worries: ["puffy", "shape"] },
  brow: { part: "brow", worries: ["shape", "uneven"] },
  lash: { part: "lash", worries: ["shape", "smudge"] },
  tear: { part: "under", worries: ["smudge"] },
  lip: { part: "lip", worries: ["smudge", "colour"] },
  mask: { part: "whole", worries: ["transfer"] },
  rain: { part: "whole", worries: ["weather"] },
  glasses: { part: "lid", worries: ["shape"] },
  base: { part: "skin", worries: ["cake", "uneven"] },
  cheek: { part: "cheek", worries: ["pale"] },
  late: { part: "whole", worries: ["hurry"] },
};

const hackTool: Partial<Record<HackTool, TipTool>> = {
  ...{ liner: "pencil", brow: "pencil", powder: "puff", brush: "brush", swab: "swab", curler: "curler" },
};
