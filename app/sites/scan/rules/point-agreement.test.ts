import { expect, it } from "vitest";
import { mirrorFace, type ModelFace, modelFaces, turnFace } from "./face-fixtures.ts";
import { pointsInPx } from "./picture-points.ts";
import { disagreement, pointsInOwnFrame } from "./point-agreement.ts";

const [{ reading, size }, { reading: otherReading, size: otherSize }] = modelFaces as [ModelFace, ModelFace];
const own = pointsInOwnFrame(pointsInPx(reading, size), false);

it("a face that leans and is seen from nearer agrees with itself", () => {
  const leaning = turnFace(reading, size, { roll: 20 });
  const near = { widthPx: size.widthPx * 1.7, heightPx: size.heightPx * 1.7 };
  expect(disagreement(own, pointsInOwnFrame(pointsInPx(leaning, near), false))).toBeLessThan(0.01);
});

it("a picture that was mirrored is put back before it is compared", () => {
  const middleOnly = pointsInOwnFrame(pointsInPx(mirrorFace(reading), size), true);
  // Forehead, bridge of the nose, lips and chin: the last of the compared points lie on the middle line.
  const [there, here] = [middleOnly.slice(-24), own.slice(-24)];
  expect(disagreement(there, here)).toBeLessThan(0.02);
});

it("two people's faces are further apart than two looks at one", () => {
  const other = pointsInOwnFrame(pointsInPx(otherReading, otherSize), false);
  expect(disagreement(own, other)).toBeGreaterThan(0.02);
});
