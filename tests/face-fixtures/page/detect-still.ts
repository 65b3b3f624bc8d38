import type { FaceRatios } from "#contracts/face-reference.ts";
import type { FaceDetection } from "#contracts/face-detection.ts";
import type { FaceEngine } from "#app/kits/face/face-engine-types.ts";
import { levelRatios } from "#app/sites/scan/flow/level-faces.ts";
import { findFaces } from "#app/kits/face/find-faces.ts";
import { createFrameValidator } from "#app/sites/scan/flow/validate-frame.ts";
import { type FrameHint, photoLimits } from "#app/sites/scan/rules/frame-hints.ts";
import { type MeasuredFace, measureFace } from "./measure-face.ts";

/** What one picture gave. */
export interface StillReport {
  faces: number;
  /** The face was found only when parts of the picture were looked at. */
  isFromCrop: boolean;
  hints: FrameHint[];
  measured: MeasuredFace | null;
}

/** Reads a photo as the scan does: the whole picture, then its parts, then the gates for photos. Closes the picture. */
export async function detectStill(engine: FaceEngine, picture: ImageBitmap): Promise<StillReport> {
  const { faces, crop } = await findFaces(engine, picture, new AbortController().signal);
  const level = faces[0] ? await levelRatios(engine, picture, faces[0]) : null;
  return createReport(picture, faces, crop !== null, engine, level);
}

/** The same without a look at its parts. */
export async function detectWhole(engine: FaceEngine, picture: ImageBitmap): Promise<StillReport> {
  const faces = await engine.detectImage(await createImageBitmap(picture));
  const level = faces[0] ? await levelRatios(engine, picture, faces[0]) : null;
  return createReport(picture, faces, false, engine, level);
}

function createReport(
  picture: ImageBitmap,
  faces: readonly FaceDetection[],
  isFromCrop: boolean,
  engine: FaceEngine,
  level: FaceRatios | null = null,
): StillReport {
  const hints = createFrameValidator(photoLimits)(picture, faces, false);
  const size = { widthPx: picture.width, heightPx: picture.height };
  picture.close();
  const [face] = faces;
  return {
    faces: faces.length,
    isFromCrop,
    hints,
    measured: face ? measureFace(face, size, engine.name, level) : null,
  };
}
