import { expect, test } from "vitest";
import * as v from "valibot";
import { type ReviewContent, reviewContentSchema, sampleContentSchema } from "./review.ts";
import { findClaims, splitByClaims } from "./review-guidance.ts";

const content: ReviewContent = {
  ...{
    stars: 4,
    source: "purchase",
    from: null,
    faceType: null,
    skin: null,
    age: null,
    light: null,
    followUp: null,
    photoIds: [],
  },
  good: "駅まで走っても、色がそのまま残っていました。",
  notGood: "",
};
const is = (change: object): boolean => v.is(reviewContentSchema, { ...content, ...change });

test("a voice has a source; a gift, and only a gift, has a giver", () => {
  expect(is({})).toBe(true);
  expect(is({ source: undefined })).toBe(false);
  expect(is({ source: "gift" })).toBe(false);
  expect(is({ source: "gift", from: " " })).toBe(false);
  expect(is({ source: "gift", from: "友人" })).toBe(true);
  expect(is({ from: "友人" })).toBe(false);
});

test("a sample is no visitor's, and says of nobody that it was bought or given", () => {
  expect(is({ source: "sample" })).toBe(false);
  const isSample = (change: object): boolean => v.is(sampleContentSchema, { ...content, source: "sample", ...change });
  expect(isSample({})).toBe(true);
  expect(isSample({ source: "purchase" })).toBe(false);
  expect(isSample({ from: "友人" })).toBe(false);
});

test("age and light may be said, in the words that are there; a form of before leaves them out", () => {
  expect(is({ age: "30s", light: "office" })).toBe(true);
  expect(is({ age: "34" })).toBe(false);
  expect(is({ light: "moon" })).toBe(false);
  const { age: _age, light: _light, ...before } = content;
  expect(v.parse(reviewContentSchema, before)).toEqual(content);
});

test.each<[string, object, boolean]>([
  ["nineteen characters", { good: "あ".repeat(19) }, false],
  ["twenty", { good: "あ".repeat(20) }, true],
  ["twenty in two boxes", { good: "あ".repeat(10), notGood: "い".repeat(10) }, true],
  ["twenty spaces", { good: " ".repeat(20) }, false],
  ["six hundred", { good: "あ".repeat(300), notGood: "い".repeat(300) }, true],
  ["six hundred and one", { good: "あ".repeat(301), notGood: "い".repeat(300) }, false],
  ["six stars", { stars: 6 }, false],
  ["four photos", { photoIds: [1, 2, 3, 4].map((no) => `00000000-0000-4000-8000-00000000000${no}`) }, false],
  ["one photo twice", { photoIds: Array(2).fill("00000000-0000-4000-8000-000000000001") }, false],
  ["a field of one's own", { helpful: 99 }, false],
])("%s", (_, change, isTaken) => {
  expect(is(change)).toBe(isTaken);
});

test.each<[string, string[]]>([
  ["シミが消える気がします。", ["シミが消える"]],
  ["使ったらニキビが治った。", ["ニキビが治った"]],
  ["絶対似合うし、必ず落ちない。", ["絶対似合う", "必ず落ちない"]],
  ["美白になりたい。", ["美白"]],
  ["連絡は a@b.jp か https://example.com/x まで。", ["a@b.jp", "https://example.com/x"]],
  ["縦じわが目立たなく見えました。", []],
  ["色がきれいで、夕方には消えました。", []],
  ["口紅が消える魔法のポーチ。", []],
])("%s", (text, words) => {
  expect(findClaims(text).map((claim) => claim.words)).toEqual(words);
});

test("the pieces of a text are the text", () => {
  const text = "シミが消える気がして、絶対似合う。";
  expect(
    splitByClaims(text)
      .map((piece) => piece.text)
      .join(""),
  ).toBe(text);
  expect(splitByClaims("")).toEqual([]);
});

test("no text makes the search for claims slow", () => {
  for (const text of ["シミ".repeat(20_000), "a@".repeat(20_000), "https://".repeat(5_000), "0123-".repeat(8_000)]) {
    const begun = performance.now();
    findClaims(text.slice(0, 600));
    expect(performance.now() - begun).toBeLessThan(100);
  }
});
