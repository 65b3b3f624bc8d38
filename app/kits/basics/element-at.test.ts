import { expect, test } from "vitest";
import { elementAt, intAt } from "./element-at.ts";

test("what is there is given, also when it is nothing much", () => {
  expect([elementAt(["a", "b"], 1), elementAt([null], 0), elementAt([0], 0), elementAt(Int8Array.of(7), 0)]).toEqual([
    "b",
    null,
    0,
    7,
  ]);
  expect(intAt(Int32Array.of(0, -5), 1)).toBe(-5);
});

test("a place that is not there stops whoever asks, and is named", () => {
  expect(() => elementAt(["a"], 1)).toThrow("nothing at 1");
  expect(() => elementAt([], -1)).toThrow(RangeError);
  expect(() => intAt(Int32Array.of(1), 1)).toThrow("nothing at 1");
});
