import { expect, test } from "vitest";
import { dressingsOf, freshlyWorn } from "./worn.ts";

const shade = { hex: "#B51A53", finish: "satin" } as const;

test("bare lips wear nothing", () => {
  expect(dressingsOf(shade, { ...freshlyWorn, isBare: true }, false)).toEqual([]);
});

test("half is worn on the right as it is seen, in a mirror as well", () => {
  const half = { ...freshlyWorn, split: 0.25 };
  expect(dressingsOf(shade, half, false)).toMatchObject([{ fromX: 0.25, toX: 1 }]);
  expect(dressingsOf(shade, half, true)).toMatchObject([{ fromX: 0, toX: 0.75 }]);
});
