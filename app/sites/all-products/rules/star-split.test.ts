import { expect, it } from "vitest";
import { splitOf } from "./star-split.ts";

it("shows how stars are split, five first, and a single voice as a bar that is seen", () => {
  const { count, mean, rows } = splitOf([1, 0, 0, 10, 39]);
  expect({ count, mean }).toEqual({ count: 50, mean: "4.7" });
  expect(rows.map(({ stars, twentieths }) => [stars, twentieths])).toEqual([
    ...[
      [5, 16],
      [4, 4],
      [3, 0],
      [2, 0],
      [1, 1],
    ],
  ]);
});

it("has no mean where nobody has spoken", () => {
  expect(splitOf([0, 0, 0, 0, 0])).toMatchObject({ count: 0, mean: null });
});
