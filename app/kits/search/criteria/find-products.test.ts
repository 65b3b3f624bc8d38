import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { mergeContent } from "../../../../tools/content/merge-content.ts";
import { readContent } from "../../../../tools/content/read-content.ts";
import { siteDocuments } from "../source/site-documents.server.ts";
import { createSearchSource } from "../source/search-source.ts";
import type { ProductPart } from "./criterion.ts";
import { findProducts, indexProducts } from "./find-products.ts";
import { readCriteria } from "./read-criteria.ts";

const master = mergeContent(readContent(join(import.meta.dirname, "../../../../content")).content, new Date(0));
const { documents } = createSearchSource(master, "ja", siteDocuments);
const products = indexProducts(documents);

function found(query: string) {
  const { products: hits, isRelaxed } = findProducts(products, readCriteria(query).criteria);
  const ids = hits.map(({ document }) => documents[document]?.id ?? "");
  const parts = hits.flatMap(({ document }) => documents[document]?.product ?? []);
  return { ids, parts, isRelaxed, matches: hits.map(({ matches }) => matches) };
}

test("all products are there to be compared", () => {
  expect(products).toHaveLength(master.products.length);
});

describe("a code leads to its product and nothing else", () => {
  test.each([
    ["2901010000036", ["lip-03"]],
    ["lip-03", ["lip-03"]],
    ["シャドウ108", ["shadow-108"]],
    ["00098", ["lip-09"]],
    ["2901010000999", []],
    ["リップ99", []],
  ])("%s", (query, ids) => {
    expect(found(query).ids).toEqual(ids);
  });

  test("a number without a line is that of every line", () => {
    expect(found("No.03").ids).toEqual(expect.arrayContaining(["lip-03", "tint-03", "base-03", "shadow-003"]));
  });
});

test("a colour code finds its own shade first, and then the nearest", () => {
  expect(found("#F3B8D2").ids[0]).toBe("lip-07");
  expect(found("#F3B8D2 リップ").parts.every(({ line }) => line === "lip" || line === "tint")).toBe(true);
});

describe("a word for a colour finds what it is said of", () => {
  test.each([
    ["黒いマスカラ", "mascara-01"],
    ["くすみピンクのアイシャドウ", "shadow-022"],
    ["ミルクティー色のリップ", "lip-11"],
    ["緑のマスカラ", "mascara-05"],
    ["紺のマスカラ", "mascara-06"],
    ["ゴールドのラメシャドウ", "shadow-013"],
  ])("%s", (query, id) => {
    expect(found(query).ids.slice(0, 3)).toContain(id);
  });
});

describe("conditions hold together", () => {
  test.each<[string, (part: ProductPart) => boolean]>([
    ["1500円以下のリップ", ({ line, priceYen }) => priceYen <= 1500 && (line === "lip" || line === "tint")],
    ["アイシャドウ 900円まで", ({ line, priceYen }) => priceYen <= 900 && line === "shadow"],
    ["1000円以下 ラメ シャドウ", ({ line, priceYen }) => priceYen <= 1000 && line === "shadow"],
  ])("%s", (query, check) => {
    const { parts, isRelaxed } = found(query);
    expect(parts.length).toBeGreaterThan(0);
    expect([isRelaxed, parts.every(check)]).toEqual([false, true]);
  });

  test("the cheapest stands first", () => {
    const prices = found("プチプラ").parts.map(({ priceYen }) => priceYen);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });

  test("where nothing meets all, what misses the least is offered, and it is known which it misses", () => {
    const { isRelaxed, matches, parts } = found("イエベ秋 リップ 1500円以下 マット");
    expect(isRelaxed).toBe(true);
    expect(parts.every(({ line }) => line === "lip" || line === "tint")).toBe(true);
    expect(matches.every((all) => all.some(({ isMet }) => !isMet))).toBe(true);
  });
});

test("a season finds colours of faces, no foundations", () => {
  for (const season of ["イエベ春", "イエベ秋", "ブルベ夏", "ブルベ冬"]) {
    const lines = found(season).parts.map(({ line }) => line);
    expect(lines.length).toBeGreaterThan(5);
    expect(lines).not.toContain("base");
  }
});

test("what has ended comes after what can be had", () => {
  const { parts } = found("テラコッタのリップ");
  expect(parts[0]?.state).not.toBe("ended");
});

describe("what is in a product", () => {
  const part: ProductPart = {
    ...{ line: "lip", number: "01", jan: "2901010000012", priceYen: 1540, state: "on-sale" },
    ...{ finish: "satin", hex: "#DE5038" },
  };
  const { criteria } = readCriteria("無香料のリップ");
  const of = (ingredients?: ProductPart["ingredients"]) =>
    findProducts(
      [
        {
          document: 0,
          part: { ...part, ...(ingredients && { ingredients }) },
          description: "",
          oklch: null,
          lab: null,
        },
        { document: 1, part: { ...part, ingredients: ["fragrance"] }, description: "", oklch: null, lab: null },
      ],
      criteria,
    ).products.map(({ document }) => document);

  test("is only said where it is known", () => {
    expect(of([])).toEqual([0]);
    expect(of(["alcohol"])).toEqual([0]);
    expect(of()).not.toContain(0);
  });

  test("is no condition while nothing is known of any product", () => {
    const unknown = { document: 0, part, description: "", oklch: null, lab: null };
    expect(findProducts([unknown], readCriteria("無香料").criteria).products).toEqual([]);
  });
});
