import { expect, test } from "vitest";
import { nearestSpot } from "./nearest-spot.ts";

const spots = [
  { x: 0.2, y: 0.5 },
  { x: 0.8, y: 0.5 },
  { x: 0.2, y: 0.8 },
];

test("a touch lights the creature under the finger, not one that only lies at the same height", () => {
  expect(nearestSpot(spots, { x: 0.75, y: 0.52 }, 2.2)).toBe(1);
  expect(nearestSpot(spots, { x: 0.25, y: 0.75 }, 2.2)).toBe(2);
});

test("on a tall picture a step down is longer than the same step aside", () => {
  expect(
    nearestSpot(
      [
        { x: 0.5, y: 0.3 },
        { x: 0.1, y: 0.5 },
      ],
      { x: 0.5, y: 0.5 },
      2.2,
    ),
  ).toBe(1);
});
