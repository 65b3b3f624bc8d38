import { expect, test } from "vitest";
import { ApiError } from "#app/kits/visitor/api-error.ts";
import { splitWords, validateRecoveryWords, parseRecoveryWordsError } from "./recovery-words-error.ts";

const five = "鍵・金魚　おどりば\n零, あめ";

test("words are counted whatever stands between them", () => {
  expect(splitWords(five)).toEqual(["鍵", "金魚", "おどりば", "零", "あめ"]);
  expect(validateRecoveryWords(five)).toBeNull();
  expect(validateRecoveryWords("鍵・金魚")).toEqual({ kind: "count", count: 2 });
  expect(validateRecoveryWords("  ")).toEqual({ kind: "count", count: 0 });
});

test("the word that is in no list is named by its place and as it was written", () => {
  const error = new ApiError("E-INPUT", { fields: ["words.2"] });
  expect(parseRecoveryWordsError(error, five)).toEqual({ kind: "word", index: 2, word: "金魚" });
});

test("five good words that do not go together are told apart from words that open nothing", () => {
  expect(parseRecoveryWordsError(new ApiError("E-INPUT", { fields: ["words"] }), five)).toEqual({ kind: "check" });
  expect(parseRecoveryWordsError(new ApiError("E-GONE"), five)).toEqual({ kind: "none" });
});

test("the sixth try in an hour says when one may try again", () => {
  expect(parseRecoveryWordsError(new ApiError("E-LIMIT", { retryAfterMs: 90_000 }), five)).toEqual({
    kind: "limit",
    retryAfterMs: 90_000,
  });
});
