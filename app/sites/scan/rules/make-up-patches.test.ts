import { expect, it, test } from "vitest";
import { howToParts } from "#contracts/face-type.ts";
import { faceTypeCodes } from "#contracts/hack-choices.ts";
import { lineFaceSize, lineSpots } from "../pictures/line-points.ts";
import { modelFaces } from "./face-fixtures.ts";
import { makeUpPatches, type Spot, type SpotOf } from "./make-up-patches.ts";

const isInside = ([x, y]: Spot, [width, height]: readonly [number, number]): boolean =>
  x >= 0 && y >= 0 && x <= width && y <= height;

test.each(faceTypeCodes)("every step of %s has its place on the drawn face", (code) => {
  for (const step of howToParts) {
    const patches = makeUpPatches(code, step, lineSpots(code));
    expect(patches.length, step).toBeGreaterThan(0);
    const points = patches.flatMap((patch) => patch.points);
    const { widthPx, heightPx } = lineFaceSize;
    expect(
      points.every((point) => isInside(point, [widthPx, heightPx])),
      step,
    ).toBe(true);
  }
});

it("finds the same places on a face that a camera saw", () => {
  const [face] = modelFaces;
  const spot: SpotOf = (index) => [
    face!.reading.landmarks[index * 3]! * 800,
    face!.reading.landmarks[index * 3 + 1]! * 1000,
  ];
  for (const code of faceTypeCodes)
    for (const step of howToParts)
      expect(
        makeUpPatches(code, step, spot)
          .flatMap(({ points }) => points)
          .every((point) => isInside(point, [800, 1000])),
      ).toBe(true);
});

it("draws what a face has twice on both sides, as far from the middle", () => {
  const [right, left] = makeUpPatches("SUICHUKA", "cheek", lineSpots("SUICHUKA"));
  const middle = ({ points }: { points: readonly Spot[] }) => points.reduce((sum, [x]) => sum + x, 0) / points.length;
  expect(200 - middle(right!)).toBeCloseTo(middle(left!) - 200, 0);
});

it("lets the wing of the fire rise on both sides, and the tail of the lantern fall", () => {
  for (const [code, rises] of [
    ["KOUKA", true],
    ["ONTO", false],
  ] as const) {
    const wings = makeUpPatches(code, "eye", lineSpots(code)).filter(({ tone }) => tone === "liner");
    expect(wings).toHaveLength(2);
    for (const { points } of wings) expect(points[0]![1] < points[1]![1], code).toBe(rises);
  }
});
