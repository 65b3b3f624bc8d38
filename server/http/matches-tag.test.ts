import { expect, test } from "vitest";
import { matchesTag } from "./matches-tag.ts";

test.each([
  ['W/"abc"', true],
  ['"abc"', true],
  ['"old", W/"abc"', true],
  ['"old","a,b" , "abc"', true],
  ["*", true],
  [" * ", true],
  [undefined, false],
  ["", false],
  ['"ab"', false],
  ['"old", "a,abc"', false],
  ["abc", false],
])("a copy known as %s is still good: %s", (header, isGood) => {
  expect(matchesTag(header, 'W/"abc"')).toBe(isGood);
});
