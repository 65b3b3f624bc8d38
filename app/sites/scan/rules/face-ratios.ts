import { elementAt } from "#app/kits/basics/element-at.ts";
import type { FaceRatios } from "#contracts/face-reference.ts";
import {
  browEdges,
  browGaps,
  brows,
  eyeCorners,
  eyeRims,
  jawCorners,
  jawLines,
  lids,
  mouth,
  nose,
  outline,
  pupils,
} from "./face-points.ts";
import { areaOf, distance, type Points, xOf, yOf } from "./picture-points.ts";

/**
 * The proportions of one face, as the table of the research defines them. The points are in px with the head held
 * straight. Everything that exists twice is the mean of both sides, so a mirrored picture gives the same figures.
 */
export function measureRatios(points: Points): FaceRatios {
  const between = (pair: readonly [number, number]) => distance(points, pair[0], pair[1]);
  const eyeWidth = meanOf(eyeCorners, between);
  const faceArea = areaOf(points, outline.around);
  const length = distance(points, outline.top, outline.chin);
  const mouthWidth = between(mouth.corners);
  const faceWidth = between(outline.cheeks);
  return {
    length: length / faceWidth,
    jawAngle: meanOf(jawCorners, (corner) => angleAt(points, corner)),
    jawSagitta: meanOf(jawLines, (line) => rise(points, line)),
    eyeOpen: meanOf(lids, between) / eyeWidth,
    eyeSpacing: distance(points, eyeCorners[0][1], eyeCorners[1][1]) / eyeWidth,
    eyeArea: (2 * meanOf(eyeRims, (rim) => areaOf(points, rim))) / faceArea,
    noseLength: distance(points, nose.root, nose.base) / length,
    mouthWidth: mouthWidth / faceWidth,
    lipHeight: distance(points, mouth.top, mouth.bottom) / mouthWidth,
    browArch: meanOf(brows, (brow) => rise(points, brow)),
    browGap: meanOf(browGaps, between) / eyeWidth,
    ...steadyRatios(points, { length, faceWidth, faceArea }),
  };
}

/**
 * Proportions of many points or of the whole face: what one point jumps by in a blurred picture hardly moves them. Over 39
 * people in eight changes of a picture they drift by .11 to .14 of a standard deviation; eye spacing drifts by .46, nose
 * length by .42.
 */
function steadyRatios(points: Points, face: { length: number; faceWidth: number; faceArea: number }) {
  const eyesAt = heightOf(points, eyeCorners.flat());
  const { below, chin } = outline;
  const chinDepth = heightOf(points, outline.cheeks) - yOf(points, chin);
  return {
    // A square would be 1, a triangle a half.
    outlineFill: areaOf(points, below) / (face.faceWidth * chinDepth),
    browBend: meanOf(browEdges, (edges) => bend(points, edges)),
    browHeight:
      (heightOf(
        points,
        browEdges.flatMap(({ upper, lower }) => [...upper, ...lower]),
      ) -
        eyesAt) /
      face.length,
    lipArea: areaOf(points, mouth.around) / face.faceArea,
    midface: (eyesAt - yOf(points, mouth.top)) / distance(points, ...pupils),
    eyesToChin: (eyesAt - yOf(points, chin)) / face.faceWidth,
  };
}

/** The middle height of some points, px. */
function heightOf(points: Points, indices: readonly number[]): number {
  return indices.reduce((sum, index) => sum + yOf(points, index), 0) / indices.length;
}

/** How far the middle line of a brow leaves the straight line between its ends: the mean of three places, in parts of that line. */
function bend(points: Points, { upper, lower }: { upper: readonly number[]; lower: readonly number[] }): number {
  const spine = upper.map((above, i) => {
    const under = elementAt(lower, i);
    return [(xOf(points, above) + xOf(points, under)) / 2, (yOf(points, above) + yOf(points, under)) / 2] as const;
  });
  const [tail, head] = [elementAt(spine, 0), elementAt(spine, spine.length - 1)];
  const [x, y] = [head[0] - tail[0], head[1] - tail[1]];
  const between = spine.slice(1, -1);
  const offsets = between.map(([px, py]) => Math.abs((px - tail[0]) * y - (py - tail[1]) * x));
  return offsets.reduce((sum, offset) => sum + offset, 0) / between.length / (x * x + y * y);
}

function meanOf<Part>(sides: readonly Part[], measure: (part: Part) => number): number {
  return sides.reduce((sum, side) => sum + measure(side), 0) / sides.length;
}

/** Degrees at the middle one of three points. */
function angleAt(points: Points, [a, at, b]: readonly [number, number, number]): number {
  const [ax, ay] = [xOf(points, a) - xOf(points, at), yOf(points, a) - yOf(points, at)];
  const [bx, by] = [xOf(points, b) - xOf(points, at), yOf(points, b) - yOf(points, at)];
  return (Math.abs(Math.atan2(ax * by - ay * bx, ax * bx + ay * by)) * 180) / Math.PI;
}

/** How far a curve leaves the straight line between its ends, in parts of that line. */
function rise(
  points: Points,
  { ends: [from, to], between }: { ends: readonly [number, number]; between: readonly number[] },
): number {
  const [x, y] = [xOf(points, to) - xOf(points, from), yOf(points, to) - yOf(points, from)];
  const offsets = between.map((i) =>
    Math.abs((xOf(points, i) - xOf(points, from)) * y - (yOf(points, i) - yOf(points, from)) * x),
  );
  return Math.max(...offsets) / (x * x + y * y);
}
