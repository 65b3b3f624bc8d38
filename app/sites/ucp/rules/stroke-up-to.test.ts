import { expect, test } from "vitest";
import type { LineStroke } from "#contracts/painting.ts";
import { strokeUpTo } from "./stroke-up-to.ts";

const line = (points: number[]): LineStroke => ({ kind: "line", brush: "stick", paint: 0, size: 3, points });

test("a straight line of two points grows from its first to its last", () => {
  const straight = line([0, 0, 4, 100, 0, 8]);
  expect(strokeUpTo(straight, 0.25).points).toEqual([0, 0, 4, 25, 0, 5]);
  expect(strokeUpTo(straight, 1).points).toEqual(straight.points);
});

test("half of a line is half of its way, not of its points", () => {
  expect(strokeUpTo(line([0, 0, 8, 10, 0, 8, 20, 0, 8, 100, 0, 8]), 0.5).points.slice(-3)).toEqual([50, 0, 8]);
});

test("a tap is there at once", () => {
  const tap = line([10, 10, 8, 10, 10, 8]);
  expect(strokeUpTo(tap, 0.1).points).toEqual(tap.points);
});
