import { describe, expect, test } from "vitest";
import { groupCrop, pointsIn, pointsOutOf, portraitCrop, portraitFramings } from "./portrait-crop.ts";

/** A face as a box: its points at the four corners, in parts of the picture. */
const faceAt = (left: number, top: number, right: number, bottom: number): Float32Array =>
  Float32Array.from([left, top, 0, right, top, 0, left, bottom, 0, right, bottom, 0.1]);

describe.each([
  { name: "close", framing: portraitFramings.close },
  { name: "wide", framing: portraitFramings.wide },
])("a portrait as $name", ({ framing }) => {
  test("has the face in the middle, with air above, from anywhere in a photo", () => {
    const face = faceAt(0.6, 0.3, 0.75, 0.6);
    const crop = portraitCrop(face, 1280, 960, framing);
    expect(crop.widthPx / crop.heightPx).toBeCloseTo(framing.aspect, 2);
    const [left, top, , right] = pointsIn(crop, face, 1280, 960);
    expect((left! + right!) / 2).toBeCloseTo(0.5, 2);
    expect(top).toBeCloseTo(framing.foreheadAt, 2);
  });

  test("is cut out of what is there, when the face is at the edge", () => {
    const crop = portraitCrop(faceAt(0.02, 0.02, 0.6, 0.9), 640, 480, framing);
    expect(crop.xPx).toBeGreaterThanOrEqual(0);
    expect(crop.yPx).toBe(0);
    expect(crop.xPx + crop.widthPx).toBeLessThanOrEqual(640);
    expect(crop.yPx + crop.heightPx).toBeLessThanOrEqual(480);
  });
});

test("a face that is small in its photo takes the same share of its portrait as any", () => {
  const face = faceAt(0.48, 0.1, 0.52, 0.16);
  const crop = portraitCrop(face, 1200, 1600, portraitFramings.wide);
  const [left, , , right] = pointsIn(crop, face, 1200, 1600);
  expect(right! - left!).toBeCloseTo(0.54, 1);
});

test("of two faces beside each other only the chosen one is in the middle of its portrait", () => {
  const [one, other] = [faceAt(0.2, 0.3, 0.3, 0.5), faceAt(0.45, 0.3, 0.55, 0.5)];
  const crop = portraitCrop(one, 1600, 900, portraitFramings.wide);
  const middle = (face: Float32Array): number => {
    const [left, , , right] = pointsIn(crop, face, 1600, 900);
    return (left! + right!) / 2;
  };
  expect(middle(one)).toBeCloseTo(0.5, 1);
  expect(middle(other)).toBeGreaterThan(1);
});

test("a point stays where it is on the skin, whatever is cut away around it", () => {
  const face = faceAt(0.61, 0.33, 0.74, 0.58);
  const crop = portraitCrop(face, 1777, 991, portraitFramings.wide);
  const points = pointsIn(crop, face, 1777, 991);
  for (let i = 0; i < face.length; i += 3) {
    expect(points[i]! * crop.widthPx + crop.xPx).toBeCloseTo(face[i]! * 1777, 2);
    expect(points[i + 1]! * crop.heightPx + crop.yPx).toBeCloseTo(face[i + 1]! * 991, 2);
  }
});

test("the depth of a face grows with it", () => {
  const face = faceAt(0.4, 0.3, 0.6, 0.6);
  const crop = portraitCrop(face, 1000, 1000, portraitFramings.close);
  expect(pointsIn(crop, face, 1000, 1000).at(-1)).toBeCloseTo(0.1 * (1000 / crop.widthPx), 5);
});

test("points that were read from a portrait lie in the whole picture where they lay before", () => {
  const face = faceAt(0.61, 0.33, 0.74, 0.58);
  const crop = portraitCrop(face, 1777, 991, portraitFramings.wide);
  const back = pointsOutOf(crop, pointsIn(crop, face, 1777, 991), 1777, 991);
  for (const [i, value] of face.entries()) expect(back[i]).toBeCloseTo(value, 4);
});

test("of a group everybody is in the part that is cut out, with room around them, and nobody beyond the picture", () => {
  const [one, other] = [faceAt(0.3, 0.4, 0.4, 0.6), faceAt(0.7, 0.05, 0.8, 0.25)];
  const crop = groupCrop([one, other], 1000, 500);
  expect(crop).toEqual({ xPx: 240, yPx: 0, widthPx: 620, heightPx: 360 });
});
