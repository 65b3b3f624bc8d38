import { elementAt } from "#app/kits/basics/element-at.ts";
import { floatAt } from "#app/kits/basics/typed-array-at.ts";
import { type FaceDetection, landmarkCount } from "#contracts/face-detection.ts";

/** The picture a reading was made of. */
export interface PictureSize {
  widthPx: number;
  heightPx: number;
}

/** Points in px, three numbers each: x to the right, y up, z towards the camera. */
export type Points = Float64Array;

/** A reading's points in px. Its x and y are in parts of different lengths, so nothing may be measured before this. */
export function pointsInPx(
  { landmarks }: Pick<FaceDetection, "landmarks">,
  { widthPx, heightPx }: PictureSize,
): Points {
  const points = new Float64Array(landmarkCount * 3);
  for (let i = 0; i < points.length; i += 3) {
    points[i] = floatAt(landmarks, i) * widthPx;
    points[i + 1] = -floatAt(landmarks, i + 1) * heightPx;
    points[i + 2] = -floatAt(landmarks, i + 2) * widthPx;
  }
  return points;
}

/** x of one point. */
export const xOf = (points: Points, index: number): number => floatAt(points, index * 3);
/** y of one point, upwards. */
export const yOf = (points: Points, index: number): number => floatAt(points, index * 3 + 1);
/** z of one point, towards the camera. */
export const zOf = (points: Points, index: number): number => floatAt(points, index * 3 + 2);

/** Distance of two points in the picture plane, px. */
export function distance(points: Points, a: number, b: number): number {
  return Math.hypot(xOf(points, a) - xOf(points, b), yOf(points, a) - yOf(points, b));
}

/** Area of the polygon through the points in the picture plane, px². */
export function areaOf(points: Points, around: readonly number[]): number {
  const twice = around.reduce((sum, a, i) => {
    const b = elementAt(around, (i + 1) % around.length);
    return sum + xOf(points, a) * yOf(points, b) - xOf(points, b) * yOf(points, a);
  }, 0);
  return Math.abs(twice) / 2;
}
