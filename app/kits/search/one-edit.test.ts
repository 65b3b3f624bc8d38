import { expect, test } from "vitest";
import { isOneEdit } from "./one-edit.ts";

test.each([
  ["ますから", "ますから"],
  ["ますから", "ますくら"],
  ["ますから", "ますから "],
  ["ますから", "ますら"],
  ["ますから", "すまから"],
])("%s and %s are one slip of the finger apart", (one, other) => {
  expect(isOneEdit(one, other)).toBe(true);
  expect(isOneEdit(other, one)).toBe(true);
});

test.each([
  ["ますから", "ますくり"],
  ["ますから", "まから "],
  ["ますから", "ます"],
  ["abcd", "badc"],
])("%s and %s are not", (one, other) => {
  expect(isOneEdit(one, other)).toBe(false);
});
