import type { FaceDetection } from "#contracts/face-detection.ts";
import { irisSides } from "./face-points.ts";
import { distance, type PictureSize, pointsInPx } from "./picture-points.ts";

/** Width of a human iris: nearly the same in all adults. */
const irisWidthCm = 1.17;

/** What the cameras of phones and laptops see along the longer side of their picture, about 60–65°. */
const fieldOfViewDegrees = 63;

/**
 * How far the eyes are from the camera, in cm, by the width of the irises. An estimate: cameras differ by some 15 %, and
 * a cropped or zoomed picture says nothing true. Both eyes count, the wider more: a turned iris only looks narrower.
 */
export function eyeDistanceCm(reading: Pick<FaceDetection, "landmarks">, size: PictureSize): number {
  const points = pointsInPx(reading, size);
  const irisPx = Math.max(...irisSides.map(([a, b]) => distance(points, a, b)));
  const focalPx = Math.max(size.widthPx, size.heightPx) / 2 / Math.tan((fieldOfViewDegrees / 2) * (Math.PI / 180));
  return (focalPx * irisWidthCm) / irisPx;
}
