import { describe, expect, it } from "vitest";
import { type ModelFace, modelFaces } from "../rules/face-fixtures.ts";
import { faceBox, inBox, portraitBox } from "./portrait.ts";

const [{ reading, size }] = modelFaces as [ModelFace];
const { landmarks } = reading;

describe("the portrait", () => {
  it("holds the whole face, lies inside the picture and is four by five", () => {
    const [face, box] = [faceBox(landmarks, size), portraitBox(landmarks, size)];
    expect(box.widthPx / box.heightPx).toBeCloseTo(0.8, 6);
    expect(box.xPx).toBeGreaterThanOrEqual(0);
    expect(box.yPx).toBeGreaterThanOrEqual(0);
    expect(box.xPx + box.widthPx).toBeLessThanOrEqual(size.widthPx + 1e-6);
    expect(box.yPx + box.heightPx).toBeLessThanOrEqual(size.heightPx + 1e-6);
    expect(face.xPx).toBeGreaterThan(box.xPx);
    expect(face.yPx + face.heightPx).toBeLessThan(box.yPx + box.heightPx);
  });

  it("of a picture that lies on its side is cut from its middle", () => {
    const wide = { widthPx: 1920, heightPx: 1080 };
    const box = portraitBox(landmarks, wide);
    expect(box.heightPx).toBeLessThanOrEqual(1080);
    expect(box.widthPx / box.heightPx).toBeCloseTo(0.8, 6);
  });

  it("keeps every point on its place of the face, and turns them with a mirrored picture", () => {
    const box = portraitBox(landmarks, size);
    const shown = inBox(landmarks, box, size, false);
    const back = shown[0]! * box.widthPx + box.xPx;
    expect(back).toBeCloseTo(landmarks[0]! * size.widthPx, 2);
    const mirrored = inBox(landmarks, box, size, true);
    expect(mirrored[0]! + shown[0]!).toBeCloseTo(1, 5);
    expect(mirrored[1]).toBe(shown[1]);
  });
});
