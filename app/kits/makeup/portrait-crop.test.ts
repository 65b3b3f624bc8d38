import { expect, test } from "vitest";
import { pointsIn, portraitAspect, portraitCrop } from "./portrait-crop.ts";

/** A face as a box: its points at the four corners, in parts of the picture. */
const faceAt = (left: number, top: number, right: number, bottom: number): Float32Array =>
  Float32Array.from([left, top, 0, right, top, 0, left, bottom, 0, right, bottom, 0.1]);

test("a face anywhere in a photo stands in the middle of its portrait, with air above", () => {
  const face = faceAt(0.6, 0.3, 0.75, 0.6);
  const crop = portraitCrop(face, 1280, 960);
  expect(crop.widthPx / crop.heightPx).toBeCloseTo(portraitAspect, 2);
  const [left, top, , right] = pointsIn(crop, face, 1280, 960);
  expect((left! + right!) / 2).toBeCloseTo(0.5, 2);
  expect(top).toBeCloseTo(0.25, 2);
});

test("a face at the edge is cut out of what is there", () => {
  const crop = portraitCrop(faceAt(0.02, 0.02, 0.6, 0.9), 640, 480);
  expect(crop.xPx).toBeGreaterThanOrEqual(0);
  expect(crop.yPx).toBe(0);
  expect(crop.xPx + crop.widthPx).toBeLessThanOrEqual(640);
  expect(crop.yPx + crop.heightPx).toBeLessThanOrEqual(480);
});

test("the depth of a face grows with it", () => {
  const face = faceAt(0.4, 0.3, 0.6, 0.6);
  const crop = portraitCrop(face, 1000, 1000);
  expect(pointsIn(crop, face, 1000, 1000).at(-1)).toBeCloseTo(0.1 * (1000 / crop.widthPx), 5);
});
