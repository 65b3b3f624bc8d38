import type { FaceRatios } from "#contracts/face-reference.ts";
import {
  brows,
  browGaps,
  eyeCorners,
  eyeRims,
  jawCorners,
  jawLines,
  lids,
  mouth,
  nose,
  outline,
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
  };
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
