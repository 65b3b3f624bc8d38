import bwipjs from "bwip-js/node";
import { expect, it } from "vitest";
import { barsOf, pathOf, quietZone, totalModules } from "./bars.ts";

const [drawn] = bwipjs.raw({ bcid: "ean13", text: "2901010000012" }) as { sbs?: number[] }[];
const widths = drawn?.sbs ?? [];

it("a code is 95 modules wide and keeps its room on both sides", () => {
  const bars = barsOf(widths);
  expect(bars).toHaveLength(30);
  expect(bars[0]?.x).toBe(quietZone.left);
  const last = bars.at(-1);
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBe(totalModules - quietZone.right);
});

it("its six guard bars reach further down than the others", () => {
  const bars = barsOf(widths);
  const tall = Math.max(...bars.map(({ height }) => height));
  expect(bars.flatMap(({ height }, index) => (height === tall ? [index] : []))).toEqual([0, 1, 14, 15, 28, 29]);
});

it("bars stand on whole modules, so that no edge is grey", () => {
  expect(pathOf(barsOf(widths))).not.toContain(".");
});
