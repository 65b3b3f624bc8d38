import { expect, it } from "vitest";
import { breakIntoLines, measureEms, spreadOverLines } from "./card-lines.ts";

it("sets phrases in the fewest lines, and these as even as can be", () => {
  const phrases = ["いちばん", "小さな", "唇が、", "いっせいに", "合わさります。"];
  expect(breakIntoLines(phrases, 16, measureEms)).toEqual(["いちばん小さな唇が、", "いっせいに合わさります。"]);
  expect(breakIntoLines(phrases, 40, measureEms)).toEqual([phrases.join("")]);
});

it("gives a phrase that is too wide a line of its own", () => {
  expect(breakIntoLines(["今夜の", "ファンデーション", "売場"], 6, measureEms)).toEqual([
    "今夜の",
    "ファンデーション",
    "売場",
  ]);
});

it("makes no more lines than there are phrases", () => {
  expect(spreadOverLines(["朝", "昼"], 4, measureEms)).toEqual(["朝", "昼"]);
});
