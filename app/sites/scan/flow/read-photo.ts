import { floatAt } from "#app/kits/basics/typed-array-at.ts";
import type { FaceDetection } from "#contracts/face-detection.ts";
import type { FaceEngine } from "#app/kits/face/face-engine-types.ts";
import { findFaces } from "#app/kits/face/find-faces.ts";
import type { Crop } from "#app/kits/face/photo-crops.ts";
import { hasAdultProportions } from "../rules/adult-proportions.ts";
import { type FrameHint, photoLimits } from "../rules/frame-hints.ts";
import { createFrameValidator } from "./validate-frame.ts";
import type { PhotoErrorReason } from "./open-photo.ts";
import { isPerson } from "./person-check.ts";

/** What speaks against a photo: it cannot be asked to turn its head, so it gets no hint but a fact. */
export type PhotoIssue = "light" | "edge" | "small" | "pose" | "eyes" | "expression" | "proportions";

const issueOfHint: Record<FrameHint, PhotoIssue> = {
  "too-dark": "light",
  "too-bright": "light",
  "no-face": "small",
  "not-a-person": "small",
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
export type PhotoCheck =
  | { kind: "error"; reason: PhotoErrorReason | "none" | "not-a-person"; photo: ImageBitmap | null }
  /** It is open and waits to be read. */
  | { kind: "chosen"; photo: ImageBitmap }
  /** More than one face: whose? */
  | { kind: "several"; photo: ImageBitmap; faces: FaceDetection[] }
  /** A small face in a part of the photo: is it one? */
  | { kind: "confirm"; photo: ImageBitmap; face: FaceDetection; crop: Crop }
  | ChosenFace;

export type ChosenFace =
  /** It can be read, but something speaks against it. */
  | { kind: "doubt"; photo: ImageBitmap; face: FaceDetection; doubt: PhotoIssue }
  | { kind: "good"; photo: ImageBitmap; face: FaceDetection };

/**
 * Looks for faces in an open photo. All that is wrong with it is a finding.
 * @throws FaceEngineError, the signal's reason
 */
export async function readPhoto(
  engine: FaceEngine,
  photo: ImageBitmap,
  hasMask: boolean,
  signal: AbortSignal,
): Promise<PhotoCheck> {
  const { faces, crop } = await findFaces(engine, photo, signal);
  if (faces.length === 0) return { kind: "error", reason: "none", photo };
  const people: FaceDetection[] = [];
  // A covered face has little to be told by: its owner said that it is one.
  for (const face of faces) if (hasMask || (await isPerson(engine, photo, face, signal))) people.push(face);
  const [face] = people;
  if (!face) return { kind: "error", reason: "not-a-person", photo };
  // Of a part that showed more than one, the first is asked about.
  if (crop) return { kind: "confirm", photo, face, crop };
  if (people.length > 1) return { kind: "several", photo, faces: sortFromLeft(people) };
  return validateFace(photo, face, hasMask);
}

/** Whether the face of a photo can be read well. */
export function validateFace(photo: ImageBitmap, face: FaceDetection, hasMask: boolean): ChosenFace {
  const [hint] = createFrameValidator(photoLimits)(photo, [face], hasMask);
  if (hint) return { kind: "doubt", photo, face, doubt: issueOfHint[hint] };
  const isAdult = hasAdultProportions(face, { widthPx: photo.width, heightPx: photo.height });
  return isAdult ? { kind: "good", photo, face } : { kind: "doubt", photo, face, doubt: "proportions" };
}

/** A finding that has a photo to show: all but a good face, and a file that is none. */
export type ShownPhotoCheck = Exclude<PhotoCheck, { kind: "good" }> & { photo: ImageBitmap };

export const shownCheckOf = (finding: PhotoCheck): ShownPhotoCheck | null =>
  finding.kind !== "good" && finding.photo ? { ...finding, photo: finding.photo } : null;

const sortFromLeft = (faces: FaceDetection[]): FaceDetection[] =>
  faces.toSorted((a, b) => floatAt(a.landmarks, 0) - floatAt(b.landmarks, 0));
