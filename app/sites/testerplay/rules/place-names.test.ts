import { expect, it } from "vitest";
import { placeNames } from "./place-names.ts";

const at = (y: number, from = 20, to = 110) => ({
  knots: [
    { x: from, y, w: 4 },
    { x: to, y, w: 4 },
  ],
});

it("a name lies on the middle of its stroke", () => {
  expect(placeNames([at(64)])).toEqual([{ column: 20, row: 20, tilt: 0 }]);
});

it("names do not lie over each other, also where all strokes are in one place, and stay on the board", () => {
  for (const y of [2, 64, 125]) {
    const rows = placeNames([at(y), at(y), at(y), at(y), at(y)]).map(({ row }) => row);
    const sorted = rows.toSorted((one, other) => one - other);
    for (let i = 1; i < sorted.length; i++) expect(sorted[i]! - sorted[i - 1]!).toBeGreaterThanOrEqual(4);
    expect(sorted[0]).toBeGreaterThanOrEqual(3);
    expect(sorted.at(-1)).toBeLessThanOrEqual(37);
  }
});

it("a name is tilted as its stroke is, whichever way it was drawn", () => {
  const rising = {
    knots: [
      { x: 100, y: 20, w: 4 },
      { x: 20, y: 70, w: 4 },
    ],
  };
  expect(placeNames([rising])[0]?.tilt).toBe(-2);
});
