import { expect, test } from "vitest";
import { languages } from "#contracts/languages.ts";
import { pageLanguage } from "./page-language.ts";
import words from "./messages.json";

const page = (id: string, loaderData?: unknown) => [
  { id: "root", loaderData: undefined },
  { id: "2/any", loaderData: { lang: "th" } },
  { id, loaderData },
];

test("a page speaks the language of its address", () => {
  expect(pageLanguage(page("scan:ko"))).toBe("ko");
  expect(pageLanguage(page("scan", null))).toBe("ja");
  expect(pageLanguage(page("yoku-tw/p:zh-TW", { lang: "zh-TW" }))).toBe("zh-TW");
});

test("answers asked for in another language are in that language", () => {
  expect(pageLanguage(page("faq", { view: "language", lang: "zh-HK" }))).toBe("zh-HK");
  // A language that does not exist left the page as it is.
  expect(pageLanguage(page("faq", { view: "whole", notice: "lang" }))).toBe("ja");
  expect(pageLanguage(page("faq", { lang: "fr" }))).toBe("ja");
});

test("whatever the language, it can be hushed and sent away in it", () => {
  expect(Object.keys(words)).toEqual([...languages]);
  for (const part of ["label", "quiet", "close", "hushed"] as const)
    for (const lang of languages) expect(words[lang][part], `${lang} ${part}`).not.toBe("");
});
