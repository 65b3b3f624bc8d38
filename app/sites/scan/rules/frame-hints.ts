import { floatAt } from "#app/kits/basics/typed-array-at.ts";
import type { FaceDetection } from "#contracts/face-detection.ts";
import { eyeDistanceCm } from "./eye-distance.ts";
import type { FaceLight } from "./face-light.ts";
import { mouth, outline } from "./face-points.ts";
import { levelFace, poseOf } from "./face-pose.ts";
import { measureRatios } from "./face-ratios.ts";
import { distance, type PictureSize, type Points, pointsInPx, yOf } from "./picture-points.ts";

/** What a visitor could do next, the most urgent first. Each has its own sentence. */
export const frameHints = [
  "too-dark",
  "too-bright",
  "no-face",
  "not-a-person",
  "several-faces",
  "cut-off",
  "too-near",
  "too-far",
  "leaning",
  "turned-left",
  "turned-right",
  "chin-up",
  "chin-down",
  "eyes-closed",
  "mouth-open",
  "smiling",
] as const;
export type FrameHint = (typeof frameHints)[number];

/** Beyond these a frame is not used. Angles in degrees, expressions 0–1. */
export interface FrameLimits {
  yaw: number;
  pitch: number;
  /** Where no matrix undoes the pitch afterwards: it moves the proportions most (research 5). */
  uncorrectedPitch: number;
  roll: number;
  /** Smile and open jaw. */
  expression: number;
  blink: number;
  /** Nearer than this the lens changes the proportions; 0 where the distance cannot be known. */
  nearestCm: number;
  /** Width of the face in parts of the picture's shorter side. */
  smallestFace: number;
  darkest: number;
  whitest: number;
}

/** For the camera: the visitor sees the hint and moves. Pose and expression as product design 3.2 has them. */
export const liveLimits: FrameLimits = {
  yaw: 8,
  pitch: 8,
  uncorrectedPitch: 5,
  roll: 15,
  expression: 0.35,
  // Narrow eyes and a look at the screen give up to .4 with open lids: only a closed eye is refused.
  blink: 0.6,
  nearestCm: 35,
  smallestFace: 0.25,
  darkest: 0.24,
  whitest: 0.35,
};

/** For a photo: it cannot move any more, and what it was cut from is not known. */
export const photoLimits: FrameLimits = {
  yaw: 15,
  pitch: 15,
  uncorrectedPitch: 10,
  roll: 35,
  expression: 0.6,
  blink: 0.75,
  nearestCm: 0,
  smallestFace: 0.08,
  darkest: 0.16,
  whitest: 0.5,
};

/** All that speaks against using a frame, the most urgent first; an empty list means it is good. */
export function hintsFor(
  faces: readonly FaceDetection[],
  size: PictureSize,
  light: FaceLight,
  limits: FrameLimits,
): FrameHint[] {
  const [face] = faces;
  const found = new Set<FrameHint>(lightHints(light, limits));
  if (!face) found.add("no-face");
  else if (faces.length > 1) found.add("several-faces");
  else for (const hint of faceHints(face, size, limits)) found.add(hint);
  return frameHints.filter((hint) => found.has(hint));
}

function lightHints({ highlight, washedOut }: FaceLight, { darkest, whitest }: FrameLimits): FrameHint[] {
  if (highlight < darkest) return ["too-dark"];
  return washedOut > whitest ? ["too-bright"] : [];
}

function faceHints(face: FaceDetection, size: PictureSize, limits: FrameLimits): FrameHint[] {
  const points = pointsInPx(face, size);
  return [
    ...placeHints(face, points, size, limits),
    ...poseHints(face, points, limits),
    ...expressionHints(face.blendshapes ?? expressionFrom(points), limits),
  ];
}

function placeHints(face: FaceDetection, points: Points, size: PictureSize, limits: FrameLimits): FrameHint[] {
  const isOutside = (at: number) => at < 0 || at > 1;
  const { landmarks } = face;
  if (outline.around.some((i) => isOutside(floatAt(landmarks, i * 3)) || isOutside(floatAt(landmarks, i * 3 + 1))))
    return ["cut-off"];
  if (eyeDistanceCm(face, size) < limits.nearestCm) return ["too-near"];
  const widthPx = distance(points, ...outline.cheeks);
  return widthPx < limits.smallestFace * Math.min(size.widthPx, size.heightPx) ? ["too-far"] : [];
}

function poseHints({ matrix }: FaceDetection, points: Points, limits: FrameLimits): FrameHint[] {
  const { yaw, pitch, roll } = poseOf(points, matrix);
  const hints: FrameHint[] = [];
  if (Math.abs(roll) > limits.roll) hints.push("leaning");
  // Named by the sitter's own side: the right of the picture is the sitter's left.
  if (Math.abs(yaw) > limits.yaw) hints.push(yaw > 0 ? "turned-left" : "turned-right");
  if (Math.abs(pitch) > (matrix ? limits.pitch : limits.uncorrectedPitch))
    hints.push(pitch > 0 ? "chin-up" : "chin-down");
  return hints;
}

function expressionHints(weights: Readonly<Record<string, number>>, limits: FrameLimits): FrameHint[] {
  const mean = (name: string) => ((weights[`${name}Left`] ?? 0) + (weights[`${name}Right`] ?? 0)) / 2;
  const hints: FrameHint[] = [];
  if (mean("eyeBlink") > limits.blink) hints.push("eyes-closed");
  if ((weights.jawOpen ?? 0) > limits.expression) hints.push("mouth-open");
  if (mean("mouthSmile") > limits.expression) hints.push("smiling");
  return hints;
}

/**
 * The same three weights worked out from the points, for an engine without blendshapes. Rough: lids closed to a fifth of
 * their usual opening, lips apart by a third of the mouth's width, and corners lifted by an eighth of it each count 1.
 */
function expressionFrom(points: Points): Record<string, number> {
  const level = levelFace(points);
  const { eyeOpen } = measureRatios(level);
  const width = distance(level, ...mouth.corners);
  const opening = distance(level, ...mouth.inner) / width;
  const [upper, lower] = mouth.inner;
  const [right, left] = mouth.corners;
  const lift = (yOf(level, right) + yOf(level, left) - yOf(level, upper) - yOf(level, lower)) / 2 / width;
  const weight = (value: number) => Math.max(0, Math.min(1, value));
  const blink = weight((0.3 - eyeOpen) / 0.24);
  const smile = weight(lift * 8);
  return {
    eyeBlinkLeft: blink,
    eyeBlinkRight: blink,
    jawOpen: weight(opening * 3),
    mouthSmileLeft: smile,
    mouthSmileRight: smile,
  };
}
