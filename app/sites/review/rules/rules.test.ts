import { expect, test } from "vitest";
import { dialogueOf, sentencesOf } from "./dialogue.ts";
import { excerptOf } from "./excerpt.ts";
import { histogramOf } from "./histogram.ts";
import { isFiltered, plainReviewQuery, parseReviewQuery, reviewAddressOf, type ReviewQuery } from "./review-query.ts";
import { cloudOf } from "./word-cloud.ts";

test("two voices take turns, and last each says the other side", () => {
  const lines = dialogueOf(
    { good: "色がいい。落ちない。軽い。", notGood: "ふたが固い。" },
    { good: "名前は好き。", notGood: "乾く。高い。" },
  );
  expect(lines.map(({ who, text }) => `${who} ${text}`)).toEqual([
    "high 色がいい。",
    "low 乾く。",
    "high 落ちない。",
    "low 高い。",
    "high ふたが固い。",
    "low 名前は好き。",
  ]);
});

test("who has nothing more to say leaves the word to the other, and nobody says more than six lines", () => {
  expect(dialogueOf({ good: "色がいい。", notGood: "" }, { good: "", notGood: "乾く。高い。" })).toHaveLength(3);
  const long = { good: "一。二。三。四。五。", notGood: "六。七。八。" };
  expect(dialogueOf(long, long)).toHaveLength(6);
  expect(dialogueOf({ good: "", notGood: "" }, { good: "", notGood: "" })).toEqual([]);
});

test("a quotation is one sentence", () => {
  expect(sentencesOf("店員さんに「似合います。ほんとうに。」と言われた。買った！")).toEqual([
    "店員さんに「似合います。ほんとうに。」と言われた。",
    "買った！",
  ]);
  expect(sentencesOf("句点のない声")).toEqual(["句点のない声"]);
});

test("a list has one address, and the address gives the list back", () => {
  const query: ReviewQuery = {
    ...{ productId: "lip-03", stars: 5, source: "sample", faceType: "KIKA", skin: "dry", withPhoto: true },
    ...{ age: "50s", light: "night", finish: "glitter" },
    ...{ sort: "dry", isOpposite: false, after: "-5.mi7abcde.17" },
  };
  const address = reviewAddressOf(query);
  expect(parseReviewQuery(new URLSearchParams(address.split("?")[1]))).toEqual({ query, hasUnknown: false });
  expect(reviewAddressOf(plainReviewQuery)).toBe("/review");
  expect(reviewAddressOf({ ...plainReviewQuery, productId: "lip-03" })).toBe("/review?p=lip-03");
});

test("what an address says that nobody knows is left out, and told", () => {
  const { query, hasUnknown } = parseReviewQuery(
    new URLSearchParams("stars=6&source=stolen&p=<b>&after=1&sort=worst&age=7&light=moon&finish=rough"),
  );
  expect(query).toEqual(plainReviewQuery);
  expect(hasUnknown).toBe(true);
  expect(
    parseReviewQuery(new URLSearchParams("stars=&source=&type=&age=&light=&finish=")).hasUnknown,
    "an empty form is none",
  ).toBe(false);
});

test("words are counted from twenty voices on, each voice once, and what two speak of is left out", () => {
  const words = [
    { word: "つや", forms: ["つや", "艶"] },
    { word: "香り", forms: ["香り"] },
  ];
  const texts = Array.from({ length: 20 }, (_, i) => (i < 5 ? "つやつやの艶" : i < 7 ? "香り" : "ふつう"));
  expect(cloudOf(texts, words)).toEqual([{ word: "つや", count: 5, size: 5 }]);
  expect(cloudOf(texts.slice(0, 19), words)).toEqual([]);
});

test("the histogram begins with five stars, and shows a single voice", () => {
  const { rows, total, mean } = histogramOf([1, 0, 0, 0, 99]);
  expect(rows.map(({ stars, count, twentieths }) => [stars, count, twentieths])).toEqual([
    [5, 99, 20],
    [4, 0, 0],
    [3, 0, 0],
    [2, 0, 0],
    [1, 1, 1],
  ]);
  expect([total, mean]).toEqual([100, "5.0"]);
  expect(histogramOf([0, 0, 0, 0, 0]).mean).toBeNull();
});

test.each(["stars", "source", "faceType", "skin", "age", "light", "finish"] as const)(
  "a list that is narrowed by %s is narrowed, and its address says so",
  (name) => {
    const chosen = {
      ...{ stars: 5, source: "sample", faceType: "KIKA", skin: "dry", age: "10s", light: "day", finish: "matte" },
    } as const;
    const query = { ...plainReviewQuery, [name]: chosen[name] };
    expect(isFiltered(query)).toBe(true);
    expect(parseReviewQuery(new URL(reviewAddressOf(query), "http://zone.test").searchParams).query).toEqual(query);
  },
);

test("an excerpt is of the side that the stars are on, and never longer than it may be", () => {
  const review = { stars: 2, good: "名前は好き。", notGood: "あ".repeat(50) };
  expect([...excerptOf(review, 40)]).toHaveLength(40);
  expect(excerptOf({ ...review, stars: 5 }, 40)).toBe("名前は好き。");
  expect(excerptOf({ stars: 5, good: "", notGood: "乾く。" }, 40)).toBe("乾く。");
});
