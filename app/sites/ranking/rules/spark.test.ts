import { expect, it } from "vitest";
import { sparkPath } from "./spark.ts";

it("the line runs from left to right, its highest value at the top and nothing at the foot", () => {
  expect(sparkPath([0, 2, 4])).toEqual({ path: "M2 18L32 10L62 2", end: { x: 62, y: 2 } });
});

it("a line of nothing lies at the foot", () => {
  expect(sparkPath([0, 0]).path).toBe("M2 18L62 18");
  expect(sparkPath([]).path).toBe("");
});
