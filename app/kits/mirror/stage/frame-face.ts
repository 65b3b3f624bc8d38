import { floatAt } from "../../basics/typed-array-at.ts";
import { coverWindow, type StageWindow, startWithin } from "./stage-window.ts";

/** Where a face stands in its picture, in parts of the picture. */
export interface FacePlace {
  centreX: number;
  /** The middle of both eyes, the lower rim of the lips, and from one edge of the face to the other. */
  eyesY: number;
  lipsY: number;
  width: number;
}

/** The model faces stand alike in their pictures of four to five: eyes and lips ± 0.01; people differ in width, ± 0.05. */
export const modelFace: FacePlace = { centreX: 0.5, eyesY: 0.35, lipsY: 0.68, width: 0.74 };

/** Eyes so far down a stage are where one looks first. */
const eyesAt = 1 / 3;
/** How much of a stage's width the face takes; and of its height what is between eyes and lips, as a rule and at most. */
const faceShare = 0.6;
const lipsBelowEyes = { usual: 0.28, most: 0.34 };

/**
 * The window on a face: the eyes a third from the top, the mouth above what stands at the foot. Where the picture ends
 * sooner it comes nearer, and stops at the picture's edge.
 * @param pictureAspect width over height, @param stageAspect likewise
 * @param nearest how much nearer than the whole picture a small face is brought
 */
export function frameFace(
  face: FacePlace,
  pictureAspect: number,
  stageAspect: number,
  nearest = Number.POSITIVE_INFINITY,
): StageWindow {
  const cover = coverWindow(pictureAspect, stageAspect);
  // All in parts of the picture's height: a window of height h is h · stageAspect / pictureAspect wide.
  const perHeight = stageAspect / pictureAspect;
  const down = face.lipsY - face.eyesY;
  const wanted = Math.max(face.width / faceShare / perHeight, down / lipsBelowEyes.usual);
  const least = Math.max(face.width / 0.9 / perHeight, down / lipsBelowEyes.most);
  // Above the eyes there must be half as much picture as below.
  const room = Math.min(face.eyesY / eyesAt, (1 - face.eyesY) / (1 - eyesAt));
  const height = Math.min(cover.height, Math.max(cover.height / nearest, Math.max(least, Math.min(wanted, room))));
  const width = height * perHeight;
  return {
    x: startWithin(face.centreX - width / 2, width),
    y: startWithin(face.eyesY - height * eyesAt, height),
    width,
    height,
  };
}

/** Where the eyes and lips of a window's face are seen, in parts of the stage. */
export const seenFace = (face: FacePlace, { x, y, width, height }: StageWindow) => ({
  centreX: (face.centreX - x) / width,
  eyesY: (face.eyesY - y) / height,
  lipsY: (face.lipsY - y) / height,
});

/** The corners of both eyes, the lower rim of the lips, and the edges of the face in the mesh of 478 points. */
const eyeCorners = [33, 133, 362, 263];
const lowerLip = 17;
const edges = { left: 234, right: 454 };

/** Reads where a face stands from its points. `landmarks`: 478 × (x, y, z) in parts of the picture. */
export function placeOf(landmarks: Float32Array): FacePlace {
  const mean = (axis: 0 | 1): number =>
    eyeCorners.reduce((sum, point) => sum + floatAt(landmarks, point * 3 + axis), 0) / eyeCorners.length;
  return {
    centreX: mean(0),
    eyesY: mean(1),
    lipsY: floatAt(landmarks, lowerLip * 3 + 1),
    width: Math.abs(floatAt(landmarks, edges.right * 3) - floatAt(landmarks, edges.left * 3)),
  };
}
