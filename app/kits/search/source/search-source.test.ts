import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { createIndex } from "../create-index.ts";
import { search } from "../search.ts";
import { mergeContent } from "../../../../tools/content/merge-content.ts";
import { readContent } from "../../../../tools/content/read-content.ts";
import { colourNames } from "./colour-names.ts";
import { createSearchSource } from "./search-source.ts";
import { siteDocuments } from "./site-documents.server.ts";

const master = mergeContent(readContent(join(import.meta.dirname, "../../../../content")).content, new Date(0));
const source = createSearchSource(master, "ja", siteDocuments);
const index = createIndex(source);

test("everything the editors wrote can be found, each under an id and an address of its own", () => {
  const { tips, hacks, faq, products } = master;
  expect(source.documents.length).toBeGreaterThanOrEqual(tips.length + hacks.length + faq.length + products.length);
  for (const key of ["id", "href"] as const)
    expect(new Set(source.documents.map((document) => document[key])).size).toBe(source.documents.length);
});

test("what a phone fetches stays below 180 kB", () => {
  expect(brotliCompressSync(JSON.stringify(source)).length).toBeLessThanOrEqual(180_000);
});

test("the same content makes the same source", () => {
  expect(createSearchSource(master, "ja", siteDocuments)).toEqual(source);
});

test("every tip is found first by its own title, and among the first three by each of its asks", () => {
  const missed = master.tips.flatMap(({ id, title, asks }) => {
    const first = (query: string, count: number): boolean =>
      search(index, query, { kinds: ["tip"], limit: count }).hits.some((hit) => hit.id === id);
    return [...(first(title, 1) ? [] : [title]), ...asks.filter((ask) => !first(ask, 3))];
  });
  expect(missed).toEqual([]);
});

test("every product is found by its name and by how it is read", () => {
  const missed = master.products.filter(({ id, names, reading }) =>
    [names.ja, reading].some((query) => search(index, query, { limit: 3 }).hits.every((hit) => hit.id !== id)),
  );
  expect(missed.map(({ names }) => names.ja)).toEqual([]);
});

test.each([
  ["無香料", "fragrance", null],
  ["無香料のリップ", "fragrance", "lip"],
  ["アルコールフリー ファンデ", "alcohol", "base"],
] as const)(
  "「%s」 is told how far lists can be trusted, then what is free of it, and the shelf narrowed",
  (query, flag, line) => {
    const { hits, understood } = search(index, query);
    expect(hits[0]?.id).toBe("service-fragrance");
    const products = hits.flatMap(({ product }) => product ?? []);
    expect(products.length).toBeGreaterThan(2);
    for (const product of products) {
      expect(product.ingredients, "of a thing without a list nothing is said").toBeDefined();
      expect(product.ingredients).not.toContain(flag);
    }
    if (line !== null) expect(products[0]?.line).toBe(line);
    expect(understood.catalogue).toContain(`without=${flag}`);
  },
);

test("no product stands where one asks for what no list says", () => {
  const documents = source.documents.map(({ product, ...other }) =>
    product ? { ...other, product: { ...product, ingredients: undefined } } : other,
  ) as unknown as typeof source.documents;
  const { hits } = search(createIndex({ ...source, documents }), "無香料のリップ");
  expect(hits[0]?.id).toBe("service-fragrance");
  expect(hits.filter(({ kind }) => kind === "product")).toEqual([]);
});

test.each([
  ["シアバター", "ingredient-shea-butter"],
  ["ヒアルロン酸", "ingredient-sodium-hyaluronate"],
  ["タルク", "ingredient-talc"],
  ["ひまし油", "ingredient-castor-oil"],
])("「%s」 is found as what it is called on the list", (query, id) => {
  expect(search(index, query).hits[0]?.id).toBe(id);
});

test("conditions that a query states are met by every product it finds", () => {
  const { hits, understood } = search(index, "1500円以下のリップ");
  expect(understood).toMatchObject({ asksForProducts: true, isRelaxed: false });
  const products = hits.flatMap(({ product }) => product ?? []);
  expect(products.length).toBeGreaterThan(3);
  expect(products.every(({ priceYen }) => priceYen <= 1500)).toBe(true);
});

test("names of substances are whole words: no piece of one is read in a slip of the finger", () => {
  expect(search(index, "クレンゾン")).toMatchObject({ hits: [], closest: ["クレンジング"] });
  expect(search(index, "ｷｼｭ変", { kinds: ["faq"] }).hits).toEqual([]);
});

test("a JAN finds its product alone; one that is none of ours, the answer on barcodes", () => {
  expect(search(index, "2901010000036").hits.map(({ id }) => id)).toEqual(["lip-03"]);
  expect(search(index, "4901234567894").hits[0]?.id).toBe("products-barcode");
});

describe("what is asked in plain words", () => {
  test.each([
    ["目が腫れた朝どうすればいい", "tip-047"],
    ["マスクに口紅つく", "tip-089"],
    ["アイライン パンダ", "tip-065"],
    ["ripu ochinai", "tip-091"],
    ["まつげ さがる", "tip-076"],
    ["クッキー", "privacy-cookies"],
    ["カメラ 許可できない", "camera-denied"],
    ["抽選 確率", "lottery-odds"],
    ["おどりばの金魚", "lip-01"],
  ])("「%s」 is answered by %s", (query, id) => {
    expect(search(index, query).hits[0]?.id).toBe(id);
  });

  test.each(["駐車場 ありますか", "zzzzqqq", "確定申告", "天気予報 明日の大阪"])(
    "「%s」 finds nothing and says so",
    (query) => {
      expect(search(index, query).hits).toEqual([]);
    },
  );
});

test("another language finds its answers and the shades that have a name in it", () => {
  const english = createIndex(createSearchSource(master, "en", siteDocuments));
  expect(search(english, "camera not allowed").hits[0]?.id).toBe("camera-denied");
  expect(search(english, "goldfish").hits[0]?.id).toBe("lip-01");
});

test("the shade my prophecy brought is found by name, by what it is, and by its taste, and leads to a face that wears it", () => {
  const found = (query: string) => search(index, query, { kinds: ["prophecy"], limit: 24 }).hits;
  expect(found("予言の色")).toHaveLength(24);
  expect(found("おどりばのきんぎょ")[0]).toMatchObject({
    title: [{ text: "踊り場の金魚" }],
    href: "/virtual_tester?s=lip-01",
  });
  expect(
    found("甘い予言")
      .slice(0, 6)
      .map(({ id }) => id),
  ).toContain("prophecy-lip-01");
  expect(search(index, "踊り場の金魚").hits[0]?.id).toBe("lip-01");
});

test.each([
  ["#DE5038", "オレンジ"],
  ["#AE0D29", "赤"],
  ["#F3B8D2", "ピンク"],
  ["#7A3F30", "茶"],
  ["#131214", "黒"],
  ["#5A1E22", "ワイン"],
  ["#C9A3CF", "紫"],
])("%s is called %s", (hex, word) => {
  expect(colourNames(hex)).toContain(word);
});
