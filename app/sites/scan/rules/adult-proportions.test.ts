import { expect, it } from "vitest";
import type { FaceDetection } from "#contracts/face-detection.ts";
import { hasAdultProportions } from "./adult-proportions.ts";
import { modelFaces, moveFace, turnFace } from "./face-fixtures.ts";
import { irisSides } from "./face-points.ts";

it("every model face has the proportions of an adult, held straight or a little turned", () => {
  for (const { reading, size } of modelFaces) {
    expect(hasAdultProportions(reading, size)).toBe(true);
    expect(hasAdultProportions(turnFace(reading, size, { yaw: 8, pitch: 8 }), size)).toBe(true);
  }
});

it("a face as a small child's is has not: large eyes over a short lower face", () => {
  for (const { reading, size } of modelFaces) expect(hasAdultProportions(asOfChild(reading, size), size)).toBe(false);
});

/** The lower face a quarter shorter, and eyes and irises a fifth wider, each about its own middle. */
function asOfChild(reading: FaceDetection, size: { widthPx: number; heightPx: number }): FaceDetection {
  const eyesY = reading.landmarks[168 * 3 + 1]! * size.heightPx;
  const child = moveFace(reading, size, size, ([x, y, z]) => [x, y > eyesY ? eyesY + (y - eyesY) * 0.75 : y, z]);
  const widen = (a: number, b: number): void => {
    const middle = (child.landmarks[a * 3]! + child.landmarks[b * 3]!) / 2;
    for (const i of [a, b]) child.landmarks[i * 3] = middle + (child.landmarks[i * 3]! - middle) * 1.2;
  };
  for (const [a, b] of irisSides) widen(a, b);
  for (const [a, b] of [[33, 133] as const, [263, 362] as const]) widen(a, b);
  return child;
}
