import { describe, expect, test } from "vitest";
import type { Criterion } from "./criterion.ts";
import { readCriteria } from "./read-criteria.ts";

const read = (query: string): Record<string, unknown>[] => readCriteria(query).criteria.map(essence);
const first = (query: string): Record<string, unknown> | undefined => read(query)[0];

/** A criterion in few words. */
function essence(one: Criterion): Record<string, unknown> {
  const { written: _, ...rest } = one;
  return rest;
}

describe("a code is read however it is typed", () => {
  test.each([
    ["2901010000036", "whole"],
    ["２９０１０１００００２４１", "whole"],
    ["2 901010 000036", "whole"],
    ["2901010-000036", "whole"],
    ["JAN 2901010000036", "whole"],
    ["2901010000037", "wrong"],
    ["00036", "tail"],
    ["末尾 0036", "tail"],
  ])("%s is a JAN (%s)", (query, check) => {
    expect(read(query).find(({ kind }) => kind === "jan")).toMatchObject({ check });
  });

  test.each([
    ["lip-03", ["lip"], 3],
    ["LIP 03", ["lip"], 3],
    ["リップ03", ["lip"], 3],
    ["リップの3番", ["lip"], 3],
    ["ティント no.5", ["tint"], 5],
    ["シャドウ108番", ["shadow"], 108],
    ["アイライナー６", ["liner"], 6],
    ["No.03", null, 3],
    ["12番", null, 12],
  ])("%s names a product by its number", (query, lines, number) => {
    expect(first(query)).toEqual({ kind: "code", lines, number });
  });

  test.each(["リップ 3本", "リップ 1000円", "アイシャドウ 5分", "マスカラ 2回", "30代 リップ", "眉 3本"])(
    "the number in 「%s」 counts something else",
    (query) => {
      expect(read(query).filter(({ kind }) => kind === "code")).toEqual([]);
    },
  );

  test.each([
    ["#C0392B", "#C0392B"],
    ["c0392b", "#C0392B"],
    ["＃ｃ０３９２ｂ", "#C0392B"],
    ["#abc", "#AABBCC"],
    ["#6E4560に近い色", "#6E4560"],
  ])("%s is a colour code", (query, hex) => {
    expect(first(query)).toEqual({ kind: "hex", hex });
  });

  test.each(["facade", "123456", "abcdefg1", "decade"])("%s is none", (query) => {
    expect(read(query).filter(({ kind }) => kind === "hex")).toEqual([]);
  });
});

describe("a price is read in yen", () => {
  test.each([
    ["1000円以下", 0, 1000],
    ["千円以下", 0, 1000],
    ["1,500円まで", 0, 1500],
    ["１５００円未満", 0, 1499],
    ["2000円以上", 2000, 1_000_000],
    ["1000円台", 1000, 1999],
    ["千円台", 1000, 1999],
    ["1500円台", 1500, 1599],
    ["2000円くらい", 1600, 2400],
    ["二千円ぐらい", 1600, 2400],
    ["1000円から1500円", 1000, 1500],
    ["1000〜1500円", 1000, 1500],
    ["under 1500 yen", 0, 1500],
    ["1500日圓以內", 0, 1500],
    ["1500엔 이하", 0, 1500],
  ])("%s", (query, fromYen, toYen) => {
    expect(first(query)).toMatchObject({ kind: "price", fromYen, toYen });
  });

  test.each([
    ["プチプラ", "cheapest"],
    ["いちばん安いやつ", "cheapest"],
    ["一番高いリップ", "dearest"],
    ["cheap lipstick", "cheapest"],
    ["平價 唇膏", "cheapest"],
  ])("%s asks for an order", (query, order) => {
    expect(read(query).find(({ kind }) => kind === "price")).toMatchObject({ order });
  });
});

describe("words are read where they are meant", () => {
  test.each([
    ["くすみピンク", { kind: "colour", colour: "dusty-pink" }],
    ["テラコッタ", { kind: "colour", colour: "terracotta" }],
    ["ヌーディー", { kind: "colour", colour: "nude" }],
    ["イエベ秋", { kind: "season", season: "autumn" }],
    ["ブルベ", { kind: "season", season: "cool" }],
    ["限定", { kind: "state", states: ["limited"] }],
    ["無香料", { kind: "ingredient", without: "fragrance" }],
    ["アルコールフリー", { kind: "ingredient", without: "alcohol" }],
    ["全成分", { kind: "ingredient", without: null }],
    ["ファンデ", { kind: "line", lines: ["base"], says: "ファンデーション" }],
    ["red lipstick", { kind: "colour", colour: "red" }],
    ["ลิปสีแดง", { kind: "colour", colour: "red" }],
    ["말린장미 립", { kind: "colour", colour: "dusty-pink" }],
    ["豆沙 奶茶色", { kind: "colour", colour: "milk-tea" }],
  ])("%s", (query, meaning) => {
    expect(read(query)).toContainEqual(meaning);
  });

  test.each(["口紅", "黒髪", "白浮き", "赤ら顔", "青クマ", "リップクリーム", "bored", "オーバーリップ"])(
    "no colour and no other kind is read in 「%s」",
    (query) => {
      expect(read(query).filter(({ kind }) => kind !== "line")).toEqual([]);
    },
  );

  test("every word of a run of katakana is read", () => {
    expect(read("紫のマットリップ").map(({ kind }) => kind)).toEqual(["colour", "finish", "line"]);
  });
});

describe("only a query that says nothing else asks for products", () => {
  test.each([
    "イエベ秋 リップ 1500円以下 マット",
    "くすみピンクのアイシャドウ",
    "プチプラのリップある？",
    "#6E4560に近い色",
    "ビューラー 買いたい",
    "red lipstick under 1500 yen",
    "適合的奶茶色唇膏",
    "ลิปสีแดง แนะนำ",
  ])("%s", (query) => {
    expect(readCriteria(query).asksForProducts).toBe(true);
  });

  test.each([
    "赤リップに合うメイク",
    "マットリップ 乾く",
    "黒い服 口紅 何色",
    "赤いアイシャドウが腫れて見える",
    "つや",
    "高い",
    "リップ",
    "まつげ さがる",
    "イエベかブルベかわからない",
  ])("「%s」 asks something", (query) => {
    expect(readCriteria(query).asksForProducts).toBe(false);
  });
});

test.each(["", " ", "(".repeat(80), "\ud800".repeat(40), "1".repeat(80), "#".repeat(80), "円".repeat(80)])(
  "nonsense (%j) is read without harm",
  (query) => {
    expect(readCriteria(query).criteria.length).toBeLessThanOrEqual(2);
  },
);
