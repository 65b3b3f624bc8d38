import { expect, test } from "vitest";
import { fitBody, shorten } from "./fit-body.ts";

test("what fits is left as it is", () => {
  expect(fitBody("『{a}』に一票。", { a: "終電のりんご飴" }, 220)).toBe("『終電のりんご飴』に一票。");
});

test("the long word gives way, the short one stays whole", () => {
  expect(fitBody("{a}と{b}", { a: "あ".repeat(50), b: "猫" }, 30)).toBe(`${"あ".repeat(12)}…と猫`);
});

test("two long words are shortened alike", () => {
  expect(fitBody("{a}{b}", { a: "あ".repeat(50), b: "い".repeat(90) }, 20)).toBe("ああああ…いいいい…");
});

test("numbers are never cut before words", () => {
  expect(fitBody("{n}点 {a}", { n: 123456, a: "長".repeat(40) }, 24)).toBe("123456点 長長長長長長…");
});

test("an emoji and a Thai syllable stay in one piece", () => {
  expect(shorten("👩‍🦰👩‍🦰👩‍🦰", 9)).toBe("👩‍🦰…");
  expect(shorten("กี่กี่", 5)).toBe("กี่…");
});

test("a word that looks like an address is not made one", () => {
  expect(fitBody("{a}", { a: "https://evil.example/x" }, 220)).toBe("https：evil．example/x");
  expect(fitBody("{a}", { a: "No.1" }, 220)).toBe("No.1");
});

test("a variable is one line", () => {
  expect(fitBody("「{a}」", { a: " ひとつ\n\tふたつ\u0000 " }, 220)).toBe("「ひとつ ふたつ」");
});
