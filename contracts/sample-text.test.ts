import { expect, test } from "vitest";
import { isSampleText } from "./sample-text.ts";

test.each([
  "会社名：（見本）○○株式会社",
  "（範例）客服",
  "(Sample) Example Inc.",
  "(예시) Example 주식회사",
  "(ตัวอย่าง) บริษัท",
  "架空の主催者",
])("a sample is known by its mark: %s", (text) => expect(isSampleText(text)).toBe(true));

test("a true name is none, nor is the word for a sample by itself", () => {
  expect(isSampleText("会社名：真夜中株式会社")).toBe(false);
  expect(isSampleText("「見本」は編集部が書いた例です。")).toBe(false);
});
