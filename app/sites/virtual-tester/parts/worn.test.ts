import { expect, test } from "vitest";
import { dressingsOf, freshlyWorn, lipsOf } from "./worn.ts";

const layers = [lipsOf({ hex: "#B51A53", finish: "satin" }, freshlyWorn, false)];

test("a bare face wears nothing, and neither does one from which everything was taken off", () => {
  expect(dressingsOf(layers, { isBare: true, split: null }, false)).toEqual([]);
  expect(dressingsOf([], { isBare: false, split: 0.5 }, false)).toEqual([]);
});

test("half is worn on the right as it is seen, in a mirror as well", () => {
  const half = { isBare: false, split: 0.25 };
  expect(dressingsOf(layers, half, false)).toMatchObject([{ fromX: 0.25, toX: 1 }]);
  expect(dressingsOf(layers, half, true)).toMatchObject([{ fromX: 0, toX: 0.75 }]);
});
