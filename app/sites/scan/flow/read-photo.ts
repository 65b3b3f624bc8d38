import type { FaceReading } from "#contracts/face-reading.ts";
import type { FaceEngine } from "#app/kits/face/face-reading.ts";
import type { Crop } from "#app/kits/face/photo-crops.ts";
import { type FrameHint, photoLimits } from "../rules/frame-gates.ts";
import { findFaces } from "./find-faces.ts";
import { makeJudge } from "./judge-frame.ts";
import { openPhoto, PhotoError, type PhotoTrouble } from "./open-photo.ts";

/** What speaks against a photo: it cannot be asked to turn its head, so it gets no hint but a fact. */
export type PhotoDoubt = "light" | "edge" | "small" | "pose" | "eyes" | "expression";

const doubts: Record<FrameHint, PhotoDoubt> = {
  "too-dark": "light",
  "too-bright": "light",
  "no-face": "small",
  "several-faces": "small",
  "cut-off": "edge",
  "too-near": "edge",
  "too-far": "small",
  leaning: "pose",
  "turned-left": "pose",
  "turned-right": "pose",
  "chin-up": "pose",
  "chin-down": "pose",
  "eyes-closed": "eyes",
  "mouth-open": "expression",
  smiling: "expression",
};

/** What a photo turned out to be. */
export type PhotoFinding =
  | { kind: "trouble"; trouble: PhotoTrouble | "none"; photo: ImageBitmap | null }
  /** More than one face: whose? */
  | { kind: "several"; photo: ImageBitmap; faces: FaceReading[] }
  /** A small face in a part of the photo: is it one? */
  | { kind: "confirm"; photo: ImageBitmap; face: FaceReading; crop: Crop }
  | ChosenFace;

export type ChosenFace =
  /** It can be read, but something speaks against it. */
  | { kind: "doubt"; photo: ImageBitmap; face: FaceReading; doubt: PhotoDoubt }
  | { kind: "good"; photo: ImageBitmap; face: FaceReading };

/**
 * Opens a file and looks for faces in it. All that is wrong with it is a finding.
 * @throws FaceEngineError, the signal's reason
 */
export async function readPhoto(
  engine: FaceEngine,
  file: Blob,
  hasMask: boolean,
  signal: AbortSignal,
): Promise<PhotoFinding> {
  let photo: ImageBitmap;
  try {
    photo = await openPhoto(file);
  } catch (error) {
    if (error instanceof PhotoError) return { kind: "trouble", trouble: error.trouble, photo: null };
    throw error;
  }
  const { faces, crop } = await findFaces(engine, photo, signal);
  const [face] = faces;
  if (!face) return { kind: "trouble", trouble: "none", photo };
  if (faces.length > 1) return { kind: "several", photo, faces: fromLeft(faces) };
  return crop ? { kind: "confirm", photo, face, crop } : judgeFace(photo, face, hasMask);
}

/** Whether the face of a photo can be read well. */
export function judgeFace(photo: ImageBitmap, face: FaceReading, hasMask: boolean): ChosenFace {
  const [hint] = makeJudge(photoLimits)(photo, [face], hasMask);
  return hint ? { kind: "doubt", photo, face, doubt: doubts[hint] } : { kind: "good", photo, face };
}

const fromLeft = (faces: FaceReading[]): FaceReading[] => faces.toSorted((a, b) => a.landmarks[0]! - b.landmarks[0]!);
