import { expect, test } from "vitest";
import { foldedText } from "./fold.ts";
import { romajiToKana } from "./romaji.ts";

const spelled = (latin: string): string[] => romajiToKana(latin).map(foldedText);

test.each([
  ["masukara", "マスカラ"],
  ["aishadou", "アイシャドウ"],
  ["aisyadou", "アイシャドウ"],
  ["kuchibeni", "くちべに"],
  ["kutibeni", "くちべに"],
  ["chi-ku", "チーク"],
  ["chiiku", "チーク"],
  ["tinto", "ティント"],
  ["sampuru", "サンプル"],
  ["kon'ya", "コンヤ"],
  ["hoppe", "ほっぺ"],
  ["matcha", "まっちゃ"],
  ["byuuraa", "ビューラー"],
  ["fandeeshon", "ファンデーション"],
  ["maskara", "マスカラ"],
])("%s is read as %s", (latin, kana) => {
  expect(spelled(latin)).toContain(foldedText(kana));
});

test("what is still being typed is read as far as it goes", () => {
  expect(spelled("ripp")).toContain(foldedText("りっ"));
  expect(spelled("rip")).toContain(foldedText("り"));
  expect(spelled("mayug")).toContain(foldedText("まゆ"));
});

test("letters that spell nothing give nothing", () => {
  expect(romajiToKana("xqj")).toEqual([]);
  expect(romajiToKana("lll")).toEqual([]);
});
