import { expect, test } from "vitest";
import { byteAt, floatAt, indexAt } from "./typed-array-at.ts";

test("what stands at a place is given, also a zero", () => {
  expect(floatAt(Float32Array.of(0, 0.5), 0)).toBe(0);
  expect(byteAt(Uint8ClampedArray.of(7, 255), 1)).toBe(255);
  expect(indexAt(Uint16Array.of(468), 0)).toBe(468);
});

test("a place that is not there is a fault, and no number", () => {
  for (const at of [-1, 2, 0.5, Number.NaN]) {
    expect(() => floatAt(new Float32Array(2), at)).toThrow(RangeError);
    expect(() => byteAt(new Uint8Array(2), at)).toThrow(RangeError);
    expect(() => indexAt(new Uint32Array(2), at)).toThrow(RangeError);
  }
});
