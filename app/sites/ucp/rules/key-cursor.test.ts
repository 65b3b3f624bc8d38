import { expect, test } from "vitest";
import { paperHeight, paperWidth } from "#contracts/painting-limits.ts";
import { keyStep, smallKeyStep } from "./canvas-tools.ts";
import { middleCursor, moveCursor, percentOf, straightLine } from "./key-cursor.ts";

test("an arrow moves by a step, and with Shift by a small one", () => {
  expect(moveCursor(middleCursor, "ArrowRight", false)?.x).toBe(paperWidth / 2 + keyStep);
  expect(moveCursor(middleCursor, "ArrowUp", true)?.y).toBe(paperHeight / 2 - smallKeyStep);
  expect(moveCursor(middleCursor, "Enter", false)).toBeNull();
});

test("the cursor never leaves the paper, and keeps the beginning of its line", () => {
  const corner = { x: 0, y: paperHeight, from: { x: 5, y: 6 } };
  expect(moveCursor(corner, "ArrowLeft", false)).toEqual(corner);
  expect(moveCursor(corner, "ArrowDown", false)).toEqual(corner);
});

test("a line by the keys goes from its beginning to its end, in whole numbers", () => {
  const points = straightLine({ x: 0, y: 10 }, { x: 80, y: 30 });
  expect([points.slice(0, 2), points.slice(-3, -1)]).toEqual([
    [0, 10],
    [80, 30],
  ]);
  expect(points.every(Number.isInteger)).toBe(true);
});

test("a place is said in per cent of the paper", () => {
  expect(percentOf(middleCursor)).toEqual({ x: 50, y: 50 });
});
