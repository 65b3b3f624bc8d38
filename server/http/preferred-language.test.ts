import { expect, it } from "vitest";
import { parsePreferredLanguage } from "./preferred-language.ts";

it.each([
  [undefined, "ja"],
  ["", "ja"],
  ["de-DE,de;q=0.9", "ja"],
  ["en-GB,en;q=0.9", "en"],
  ["de, th;q=0.5", "th"],
  ["ko-KR", "ko"],
  ["zh-TW", "zh-TW"],
  ["zh-HK", "zh-HK"],
  ["zh-Hant-HK", "zh-HK"],
  ["zh-CN,zh;q=0.9", "zh-TW"],
  ["*", "ja"],
])("a browser that asks for %j reads %s", (header, language) => expect(parsePreferredLanguage(header)).toBe(language));
