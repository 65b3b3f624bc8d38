import { expect, it } from "vitest";
import { splitIntoPhrases } from "./phrases.ts";

it("keeps a Japanese phrase whole, with its particle and its signs", () => {
  expect(splitIntoPhrases("信号待ちの杏、二度おいしい。", "ja")).toEqual(["信号待ちの", "杏、", "二度", "おいしい。"]);
  expect(splitIntoPhrases("「夜は、これから」と言う。", "ja").join("|")).not.toMatch(/「\||\|[、。」]/);
});

it("splits Chinese and Thai by their words, English and Korean at their spaces", () => {
  expect(splitIntoPhrases("今天是晴天。", "zh-TW")).toEqual(["今天是", "晴天。"]);
  expect(splitIntoPhrases("วันนี้อากาศดี", "th").length).toBeGreaterThan(1);
  expect(splitIntoPhrases("Read your own face", "en")).toEqual(["Read ", "your ", "own ", "face"]);
  expect(splitIntoPhrases("얼굴을 읽다", "ko")).toEqual(["얼굴을 ", "읽다"]);
});
