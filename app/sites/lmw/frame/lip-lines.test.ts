import { expect, it } from "vitest";
import { computeLipFrame } from "./lip-lines.ts";

const window = { width: 1440, height: 900 };
const column = { left: 480, right: 960 };

it("draws four lines on each side, from the column's edge to the window's", () => {
  const { lines } = computeLipFrame(window, column);
  expect(lines.filter(({ x1, x2 }) => x1 === 480 && x2 === 0)).toHaveLength(4);
  expect(lines.filter(({ x1, x2 }) => x1 === 960 && x2 === 1440)).toHaveLength(4);
  expect(lines[0]).toEqual({ x1: 480, y1: 0, x2: 0, y2: -36 });
});

it("follows a window that changes its size", () => {
  const wide = computeLipFrame({ width: 1920, height: 1080 }, { left: 720, right: 1200 });
  expect(wide.lines.map(({ x1 }) => x1)).toEqual([720, 720, 720, 720, 1200, 1200, 1200, 1200]);
  expect(wide.upper).not.toBe(computeLipFrame(window, column).upper);
});

it("has nothing to draw in a window as wide as the column", () => {
  expect(computeLipFrame({ width: 390, height: 844 }, { left: 0, right: 390 }).lines).toEqual([]);
});
