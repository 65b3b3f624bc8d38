import { floatAt } from "#app/kits/basics/typed-array-at.ts";
import type { FaceDetection } from "#contracts/face-detection.ts";
import type { FaceEngine } from "#app/kits/face/face-engine-types.ts";
import { nose } from "../rules/face-points.ts";
import { pointsInPx } from "../rules/picture-points.ts";
import { disagreement, pointsInOwnFrame } from "../rules/point-agreement.ts";
import { drawLevelFace, levelSidePx, type LevelView } from "./level-picture.ts";

/** The face is looked at again, nearer, in a mirror and from afar. */
const views: readonly LevelView[] = [
  { facePx: 300, isMirrored: false },
  { facePx: 300, isMirrored: true },
  { facePx: 180, isMirrored: false },
];

/** Readings of a person's face lie no further apart, in distances of the eyes (README: where it comes from). */
const maxDisagreement = 0.051;

/**
 * Whether what was found is the face of a person: an engine that was made for people sees one face in it each time, in the
 * same places. On an animal, a drawing or a pattern its points wander from look to look, or are gone. Costs three
 * readings. True where it cannot be told: the second engine takes seconds for a still, and older browsers have no canvas.
 * @throws FaceEngineError, the signal's reason
 */
export async function isPerson(
  engine: Pick<FaceEngine, "detectImage" | "name">,
  photo: ImageBitmap,
  detected: FaceDetection,
  signal: AbortSignal,
): Promise<boolean> {
  if (engine.name !== "landmarker" || typeof OffscreenCanvas === "undefined") return true;
  const readings: Float64Array[] = [];
  for (const view of views) {
    signal.throwIfAborted();
    const picture = drawLevelFace(photo, detected, view);
    if (!picture) return true;
    const face = inTheMiddle(await engine.detectImage(picture));
    if (!face) return false;
    const points = pointsInPx(face, { widthPx: levelSidePx, heightPx: levelSidePx });
    readings.push(pointsInOwnFrame(points, view.isMirrored));
  }
  return readings.every((one) => readings.every((other) => disagreement(one, other) <= maxDisagreement));
}

/** Of several faces the one that was asked about. */
function inTheMiddle(faces: readonly FaceDetection[]): FaceDetection | undefined {
  const away = ({ landmarks }: FaceDetection): number =>
    Math.hypot(floatAt(landmarks, nose.root * 3) - 0.5, floatAt(landmarks, nose.root * 3 + 1) - 0.5);
  return faces.toSorted((a, b) => away(a) - away(b))[0];
}
