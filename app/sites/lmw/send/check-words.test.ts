import { expect, test } from "vitest";
import refusedWords from "./refused-words.json";
import sayings from "#content/lip-world/sayings.json";
import { checkWords, normalize, tidyWords } from "./check-words.ts";

const check = (words: string) => checkWords(tidyWords(words), refusedWords);

test.each([
  "あなたには似合わない",
  "もう若くないんだから",
  "赤は派手すぎる",
  "おばさんみたい",
  "お母さんと同じ顔だね",
  "男の人は好きじゃないよ",
  "ちゃんとして",
  "すっぴんのほうがいい",
  "たくさん塗りすぎ",
  "どうせ続かない",
  "何様のつもり",
  "Too much for you",
  "まわりに合わせて",
  "考えろよ",
  "気がぬけてるね",
  "なじめず、なれずに",
  "くちびるが薄い",
  "まぶたが重い",
  "約束したのに",
  "つぶすなよ、色を",
  "もう年だしね",
  "口紅がはげてる",
  "苦手な顔",
  "裸眼のほうがいい",
  "きょうしつで浮くよ",
  "インスタ映え狙い",
  "カカオ色は重い",
  "become someone else",
  "grape is too dark",
])("「%s」 is sent", (words) => expect(check(words)).toBeNull());

test.each([
  "死 ね",
  "シ・ネ",
  "ｼﾈ",
  "この、ブ ス",
  "ブーース",
  "消えてほしい",
  "F.u.c.k you",
  "デ〜ブ",
  "キモいんだよ",
])("「%s」 is painted out here and not sent", (words) => expect(check(words)).toBe("harm"));

test.each(["佐藤に言われた", "みゆきちゃん、太ったね", "ケンくんの彼女のくせに", "課長の田中が", "まい先輩に"])(
  "「%s」 names somebody",
  (words) => expect(check(words)).toBe("name"),
);

test.each(["@kate に言って", "電話は090-1234", "インスタ教えて", "www.example.com", "LINE ID教えて"])(
  "「%s」 is a way to reach somebody",
  (words) => expect(check(words)).toBe("contact"),
);

test.each(["", " ", "あ", "！？", "😀😀", "あ".repeat(25), "似合\u200Bわない", "似合\u202Eわない"])(
  "%j is no word for a paper",
  (words) => expect(check(words)).toBe("empty"),
);

test("nothing that the game itself strikes out would be refused for its harm", () => {
  const refused = sayings.filter(({ before }) => {
    const reason = checkWords(tidyWords(before).slice(0, 24), refusedWords);
    return reason === "harm" || reason === "contact";
  });
  expect(refused.map(({ before }) => before)).toEqual([]);
});

test("the lists say nothing twice", () => {
  for (const list of Object.values(refusedWords)) expect(new Set(list).size).toBe(list.length);
});

test("a part of one letter that is in many words is in no list of harm", () => {
  const single = refusedWords.harm.filter((part) => /^\p{sc=Hira}$/u.test(normalize(part)));
  expect(single).toEqual([]);
});
