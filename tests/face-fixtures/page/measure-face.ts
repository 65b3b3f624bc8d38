import * as v from "valibot";
import { type FaceRatios, type FaceReference, faceReferenceSchema } from "#contracts/face-reference.ts";
import type { FaceDetection } from "#contracts/face-detection.ts";
import references from "#content/face-reference.json" with { type: "json" };
import { ratiosOf } from "#app/sites/scan/rules/collect-frames.ts";
import { type Axis, type AxisScores, scoreFace } from "#app/sites/scan/rules/face-axes.ts";
import { outcomeOf } from "#app/sites/scan/rules/face-outcome.ts";
import { referenceFor } from "#app/sites/scan/rules/face-references.ts";
import type { PictureSize } from "#app/sites/scan/rules/picture-points.ts";

/** What the rules say of one face. */
export interface MeasuredFace {
  ratios: FaceRatios;
  /** With the roll undone only, as for an engine without a pose. */
  levelRatios: FaceRatios;
  /** By the reference that a visitor of the Japanese page is read against. */
  scores: AxisScores;
  type: string;
  runnerUp: string;
  /** The axes that did not decide: where there are any, two types are shown side by side. */
  borderlineAxes: Axis[];
}

const known = v.parse(v.array(faceReferenceSchema), references);

/** Measures a face as the Japanese page would; `level` is what two more readings of a photo gave. */
export function measureFace(
  face: FaceDetection,
  size: PictureSize,
  engine: FaceReference["engine"],
  level: FaceRatios | null = null,
): MeasuredFace {
  const ratios = level ?? ratiosOf(face, size);
  const scores = scoreFace(ratios, referenceFor(known, engine, "ja"));
  const { type, runnerUp, borderlineAxes } = outcomeOf(scores);
  return { ratios, levelRatios: ratiosOf({ ...face, matrix: null }, size), scores, type, runnerUp, borderlineAxes };
}
