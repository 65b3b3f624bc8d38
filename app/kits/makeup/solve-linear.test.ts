import { expect, test } from "vitest";
import { solveLinear } from "./solve-linear.ts";

test("as many equations as unknowns are solved, whatever their order", () => {
  const [x, y, z] = solveLinear(
    [
      [0, 2, 1],
      [1, 1, 1],
      [3, 0, -1],
    ],
    [7, 6, 0],
  ) as [number, number, number];
  expect(x).toBeCloseTo(1, 9);
  expect(y).toBeCloseTo(2, 9);
  expect(z).toBeCloseTo(3, 9);
});

test("what the equations leave open is nothing", () => {
  expect(
    solveLinear(
      [
        [2, 0],
        [0, 0],
      ],
      [4, 0],
    ),
  ).toEqual([2, 0]);
});
