import { expect, it } from "vitest";
import { landmarkCount } from "#contracts/face-detection.ts";
import { faceBox } from "./portrait.ts";
import { shownPart } from "./shown-part.ts";

const size = { widthPx: 1000, heightPx: 2400 };

/** A face 100 px wide and 120 px high around a point of the picture. */
function faceAt(xPx: number, yPx: number): Float32Array {
  const landmarks = new Float32Array(landmarkCount * 3);
  for (let i = 0; i < landmarkCount; i++) {
    const turn = (i / landmarkCount) * 2 * Math.PI;
    landmarks[i * 3] = (xPx + 50 * Math.sin(turn)) / size.widthPx;
    landmarks[i * 3 + 1] = (yPx + 60 * Math.cos(turn)) / size.heightPx;
  }
  return landmarks;
}

it("a photo in which no face was found yet is shown whole", () => {
  expect(shownPart(null, size)).toEqual({ xPx: 0, yPx: 0, ...size });
});

it("of a full-length photo the face and what is around it is shown, not the shoes", () => {
  const landmarks = faceAt(500, 400);
  const face = faceBox(landmarks, size);
  const part = shownPart({ landmarks }, size);
  expect(part.heightPx).toBeLessThan(size.heightPx / 4);
  expect(part.widthPx).toBe(part.heightPx);
  expect(part.yPx).toBeLessThan(face.yPx);
  expect(part.yPx + part.heightPx).toBeGreaterThan(face.yPx + face.heightPx);
});

it("a face in the corner is shown as far as the photo reaches", () => {
  const part = shownPart({ landmarks: faceAt(60, 70) }, size);
  expect([part.xPx, part.yPx]).toEqual([0, 0]);
});
