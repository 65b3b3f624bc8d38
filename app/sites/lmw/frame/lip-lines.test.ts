import { expect, it } from "vitest";
import { lipLines, lipPaths } from "./lip-lines.ts";

it("draws four lines on each side, from the column's edge to the window's", () => {
  expect(lipLines.left.map(({ x1, x2 }) => `${x1} to ${x2}`)).toEqual(Array(4).fill("1000 to 0"));
  expect(lipLines.right.map(({ x1, x2 }) => `${x1} to ${x2}`)).toEqual(Array(4).fill("0 to 1000"));
  expect(lipLines.left.map(({ y1, y2 }) => [y1, y2])).toEqual(lipLines.right.map(({ y1, y2 }) => [y1, y2]));
});

it("ends both lips in the same corners, at the window's edges", () => {
  for (const path of Object.values(lipPaths)) expect(path).toMatch(/^M-10 500C.* 1010 500C.*-?\d+Z$/);
});
