import { expect, test } from "vitest";
import { lookRegionsOf, defaultMakeup, appliedLipLayerOf } from "./applied-makeup.ts";

const layers = [appliedLipLayerOf({ hex: "#B51A53", finish: "satin" }, defaultMakeup, false)];

test("a bare face wears nothing, and neither does one from which everything was taken off", () => {
  expect(lookRegionsOf(layers, { isBare: true, split: null }, false)).toEqual([]);
  expect(lookRegionsOf([], { isBare: false, split: 0.5 }, false)).toEqual([]);
});

test("half is worn on the right as it is seen, in a mirror as well", () => {
  const half = { isBare: false, split: 0.25 };
  expect(lookRegionsOf(layers, half, false)).toMatchObject([{ fromX: 0.25, toX: 1 }]);
  expect(lookRegionsOf(layers, half, true)).toMatchObject([{ fromX: 0, toX: 0.75 }]);
});
