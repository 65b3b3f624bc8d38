import { expect, test } from "vitest";
import { moonPath, skyOf } from "./sky.ts";

test("the moon of the town stands highest at the visitor's midnight", () => {
  expect(skyOf(0).moonHeight).toBe(1);
  expect(skyOf(12).moonHeight).toBe(0);
  expect(skyOf(21).moonHeight).toBeCloseTo(skyOf(3).moonHeight);
});

test("dusk is red, noon is not", () => {
  expect(skyOf(18.5).glow).toBe(1);
  expect(skyOf(12).glow).toBeLessThan(0.2);
});

const arcs = (turn: number) =>
  [...moonPath(turn, 10).matchAll(/A([\d.]+) 10 0 0 ([01])/g)].map(
    ([, rx, sweep]) => `${Number(rx)}${sweep === "1" ? "+" : "-"}`,
  );

test.each([
  ["a new moon has no light: rim and shadow are the same line", 0.001, ["10+", "10-"]],
  ["the first quarter is lit on its right, cut straight", 0.25, ["10+", "0-"]],
  ["the full moon is round", 0.4999, ["10+", "10+"]],
  ["the last quarter is lit on its left", 0.75, ["10-", "0+"]],
])("%s", (_, turn, expected) => {
  expect(arcs(turn)).toEqual(expected);
});
