import { expect, test } from "vitest";
import { fold, foldedText } from "./fold.ts";

test.each([
  ["アイシャドウ", "あいしゃどう"],
  ["ﾏｽｶﾗ", "マスカラ"],
  ["ｶﾞﾀｶﾞﾀ", "ガタガタ"],
  ["ＬＩＰ", "lip"],
  ["コンシーラー", "コンシーラ"],
  ["チ～ク", "チーク"],
  ["ヴェール", "ブェール"],
  ["五分", "5分"],
  ["まぶた　の、上！", "まぶた の 上 "],
])("%s and %s are written in one way", (one, other) => {
  expect(foldedText(one)).toBe(foldedText(other));
});

test("words that only look alike stay apart", () => {
  expect(foldedText("バー")).not.toBe(foldedText("ば"));
  expect(foldedText("カーラー")).not.toBe(foldedText("から"));
  expect(foldedText("データ")).not.toBe(foldedText("出た"));
});

test("each folded character knows where it came from", () => {
  const source = "ﾘｯﾌﾟと、チーーク";
  const { text, starts, ends } = fold(source);
  const at = text.indexOf("ぷ");
  expect(source.slice(starts[at], ends[at])).toBe("ﾌﾟ");
  const cheek = text.indexOf("ちーく");
  expect(source.slice(starts[cheek], ends[cheek + 2])).toBe("チーーク");
});

test("half a surrogate is no reason to fail", () => {
  expect(() => fold("\ud800リップ\udc00")).not.toThrow();
});
