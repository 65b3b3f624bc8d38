import { expect, test } from "vitest";
import face from "#content/faces/face-1.json";
import { mouthOpening } from "./mouth-opening.ts";

const landmarks = Float32Array.from(face.landmarks.flat());
const [widthPx, heightPx] = [780, 975];

/** The face with its lips so far apart, as a share of the mouth's width. */
function parted(share: number): number {
  const opened = landmarks.slice();
  const width = (opened[291 * 3]! - opened[61 * 3]!) * widthPx;
  opened[14 * 3 + 1] = opened[13 * 3 + 1]! + (share * width) / heightPx;
  return mouthOpening(opened, widthPx / heightPx);
}

test("a shut mouth is shut, whatever the tremble of its points", () => {
  expect(parted(0)).toBe(0);
  expect(parted(0.015)).toBe(0);
});

test("a smile that shows teeth is open, and it opens without a jump", () => {
  expect(parted(0.1)).toBe(1);
  const half = parted(0.045);
  expect(half).toBeGreaterThan(0.3);
  expect(half).toBeLessThan(0.7);
});
