import { expect, test } from "vitest";
import { foldedText } from "./fold.ts";
import { highlight } from "./highlight.ts";

const shown = (text: string, ...forms: string[]): string =>
  highlight(text, forms.map(foldedText))
    .map(({ text: piece, isFound }) => (isFound ? `[${piece}]` : piece))
    .join("");

test("what was found is marked as it is written there, not as it was asked", () => {
  expect(shown("ﾏｽｶﾗがにじむ", "マスカラ", "にじ")).toBe("[ﾏｽｶﾗ]が[にじ]む");
});

test("finds that overlap are one mark, and the text stays whole", () => {
  expect(shown("まつげの根もと", "まつげ", "げの根")).toBe("[まつげの根]もと");
  expect(shown("", "まつげ")).toBe("");
  expect(shown("まつげ")).toBe("まつげ");
});

test("markup in a text stays text", () => {
  expect(shown("<b>まつげ</b>", "まつげ")).toBe("<b>[まつげ]</b>");
});
