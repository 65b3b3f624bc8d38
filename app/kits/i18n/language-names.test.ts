import { expect, test } from "vitest";
import { languages } from "#contracts/languages.ts";
import { languageNames, preferredLanguage } from "./language-names.ts";

test.each([
  [["ja-JP", "en"], "ja"],
  [["en-GB"], "en"],
  [["fr-FR", "ko-KR"], "ko"],
  [["zh-Hant-HK"], "zh-HK"],
  [["zh-MO"], "zh-HK"],
  [["zh-TW"], "zh-TW"],
  [["zh-Hans-CN"], "zh-TW"],
  [["th"], "th"],
  [["fr", "de"], null],
  [[], null],
] as const)("a browser that wishes for %j is offered %s", (wishes, lang) => {
  expect(preferredLanguage(wishes)).toBe(lang);
});

test("every language is named in its own words", () => {
  expect(new Set(languages.map((lang) => languageNames[lang])).size).toBe(languages.length);
});
