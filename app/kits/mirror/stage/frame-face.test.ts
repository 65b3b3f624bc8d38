import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type FacePlace, frameFace, modelFace, placeOf, seenFace } from "./frame-face.ts";

/** Stages of a phone, a low phone, one on its side, and the column beside a desk. */
const stages = [390 / 487, 1, 240 / 334, 480 / 448, 480 / 548];

test.each(stages)("a model's eyes are a third from the top, its mouth above what stands at the foot (%d)", (aspect) => {
  const seen = seenFace(modelFace, frameFace(modelFace, 4 / 5, aspect));
  expect(seen.centreX).toBeCloseTo(0.5);
  expect(seen.eyesY).toBeCloseTo(1 / 3, 2);
  // What stands at the foot takes 68 px of a stage at least 390 px high.
  expect(seen.lipsY).toBeLessThan(0.8);
});

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])("model face %d stands where all of them are said to stand", (number) => {
  const { landmarks } = JSON.parse(readFileSync(`content/faces/face-${number}.json`, "utf8")) as {
    landmarks: number[][];
  };
  const place = placeOf(Float32Array.from(landmarks.flat()));
  for (const key of ["centreX", "eyesY", "lipsY"] as const)
    expect(Math.abs(place[key] - modelFace[key]), key).toBeLessThan(0.011);
  expect(Math.abs(place.width - modelFace.width)).toBeLessThan(0.05);
});

const far: FacePlace = { centreX: 0.7, eyesY: 0.2, lipsY: 0.26, width: 0.1 };

test("a far face in a wide picture is brought near, and no nearer than is said", () => {
  const near = frameFace(far, 16 / 9, 4 / 5);
  expect(seenFace(far, near)).toMatchObject({ centreX: expect.closeTo(0.5, 2), eyesY: expect.closeTo(1 / 3, 2) });
  expect(frameFace(far, 16 / 9, 4 / 5, 2).height).toBeCloseTo(0.5);
});

test("a face at the top of its picture comes nearer, so that its eyes stand as low as they can", () => {
  const high: FacePlace = { centreX: 0.5, eyesY: 0.22, lipsY: 0.44, width: 0.5 };
  const window = frameFace(high, 4 / 5, 4 / 5);
  expect(window.y).toBe(0);
  expect(seenFace(high, window).eyesY).toBeGreaterThan(0.3);
  expect(seenFace(high, window).lipsY).toBeLessThan(0.7);
});

test("a window never leaves its picture", () => {
  for (const centreX of [0.02, 0.5, 0.98])
    for (const eyesY of [0.05, 0.5, 0.95]) {
      const face = { centreX, eyesY, lipsY: eyesY + 0.1, width: 0.2 };
      const { x, y, width, height } = frameFace(face, 4 / 3, 4 / 5);
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(1.0001);
    }
});
