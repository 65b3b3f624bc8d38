import { floatAt } from "#app/kits/basics/typed-array-at.ts";
import { elementAt } from "#app/kits/basics/element-at.ts";
import { type Points, xOf, yOf } from "./picture-points.ts";

/** Points that are compared, and their counterparts on the other side; the outer corners of the eyes stand first. */
const pairs = [
  [33, 263],
  [133, 362],
  [159, 386],
  [145, 374],
  [70, 300],
  [105, 334],
  [107, 336],
  [469, 476],
  [471, 474],
  [50, 280],
  [98, 327],
  [129, 358],
  [61, 291],
  [54, 284],
  [127, 356],
  [234, 454],
  [132, 361],
  [172, 397],
  [136, 365],
] as const;
const middle = [10, 151, 168, 6, 4, 2, 0, 13, 14, 17, 199, 152];
const compared = [...pairs.map(([right]) => right), ...pairs.map(([, left]) => left), ...middle];
const mirrored = [...pairs.map(([, left]) => left), ...pairs.map(([right]) => right), ...middle];

/**
 * Points of a face in its own frame: from the middle between the eyes, along the line of the eyes, in distances of their
 * outer corners. Two numbers each.
 * @param isMirrored the picture was: left and right are put back
 */
export function pointsInOwnFrame(points: Points, isMirrored: boolean): Float64Array {
  const order = isMirrored ? mirrored : compared;
  const side = isMirrored ? -1 : 1;
  const at = (i: number) => [side * xOf(points, elementAt(order, i)), yOf(points, elementAt(order, i))] as const;
  const [right, left] = [at(0), at(pairs.length)];
  const [eyesX, eyesY] = [left[0] - right[0], left[1] - right[1]];
  const squared = eyesX * eyesX + eyesY * eyesY || 1;
  const own = new Float64Array(order.length * 2);
  for (let i = 0; i < order.length; i++) {
    const [x, y] = at(i);
    const [dx, dy] = [x - (right[0] + left[0]) / 2, y - (right[1] + left[1]) / 2];
    own[i * 2] = (dx * eyesX + dy * eyesY) / squared;
    own[i * 2 + 1] = (dy * eyesX - dx * eyesY) / squared;
  }
  return own;
}

/** How far two readings of one face lie apart: the root of the mean square of all distances, in distances of the eyes. */
export function disagreement(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < one.length; i++) sum += (floatAt(one, i) - floatAt(other, i)) ** 2;
  return Math.sqrt((sum * 2) / one.length);
}
