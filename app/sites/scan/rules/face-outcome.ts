import { elementAt } from "#app/kits/basics/element-at.ts";
import { faceTypeCodes } from "#contracts/hack-choices.ts";
import { axes, type Axis, type AxisScores, borderline } from "./face-axes.ts";
import type { FaceTypeCode } from "./type-codes.ts";

const bits = { line: 4, depth: 2, ratio: 1 } as const satisfies Record<Axis, number>;

/** Three whole numbers, −3 to 3: all that a stored result knows of a face. */
export interface CoarseScores {
  a: number;
  b: number;
  c: number;
}

export interface FaceOutcome {
  type: FaceTypeCode;
  /** The type on the other side of the axis that decided least. */
  runnerUp: FaceTypeCode;
  /** The axis that decided least. */
  nearestAxis: Axis;
  /** The axes that did not decide. */
  borderlineAxes: Axis[];
  coarse: CoarseScores;
}

/** The type of three scores, whatever they came from. A score of exactly 0 falls to the first strength of its pair. */
export function outcomeOf(scores: AxisScores): FaceOutcome {
  const index = axes.reduce((sum, axis) => sum + (scores[axis] > 0 ? bits[axis] : 0), 0);
  const nearestAxis = axes.reduce((nearest, axis) =>
    Math.abs(scores[axis]) < Math.abs(scores[nearest]) ? axis : nearest,
  );
  return {
    type: elementAt(faceTypeCodes, index),
    runnerUp: elementAt(faceTypeCodes, index ^ bits[nearestAxis]),
    nearestAxis,
    borderlineAxes: axes.filter((axis) => Math.abs(scores[axis]) < borderline),
    coarse: { a: toCoarseScore(scores.line), b: toCoarseScore(scores.depth), c: toCoarseScore(scores.ratio) },
  };
}

/** To whole numbers, away from 0 at the half, so that a mirrored score is the mirrored number. */
function toCoarseScore(score: number): number {
  const size = Math.min(3, Math.floor(Math.abs(score) + 0.5));
  return score < 0 && size > 0 ? -size : size;
}
