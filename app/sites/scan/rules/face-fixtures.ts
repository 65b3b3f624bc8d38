import { elementAt } from "#app/kits/basics/element-at.ts";
import { floatAt } from "#app/kits/basics/typed-array-at.ts";
import { type FaceDetection, landmarkCount } from "#contracts/face-detection.ts";
import type { firstRatioNames } from "#contracts/face-reference.ts";
import {
  browEdges,
  browGaps,
  brows,
  eyeCorners,
  eyeRims,
  irisSides,
  jawCorners,
  jawLines,
  lids,
  mouth,
  outline,
  pupils,
} from "./face-points.ts";
import type { PictureSize } from "./picture-points.ts";

// Faces for tests: the model faces of the zone, and what can happen to a face in front of a camera.

type FirstRatios = Readonly<Record<(typeof firstRatioNames)[number], number>>;

interface FaceFile {
  id: string;
  expression: "neutral" | "smile" | "closed" | "turned";
  width: number;
  height: number;
  landmarks: [number, number, number][];
  ratios: FirstRatios;
}

export interface ModelFace {
  id: string;
  reading: FaceDetection;
  size: PictureSize;
  /** What the art tools measured on the same points, in their own program, with the roll undone only. */
  ratios: FirstRatios;
}

const files = import.meta.glob<FaceFile>("../../../../content/faces/*.json", { eager: true, import: "default" });

function facesWith(wanted: FaceFile["expression"]): ModelFace[] {
  return Object.values(files)
    .filter(({ expression }) => expression === wanted)
    .map(({ id, width, height, landmarks, ratios }) => ({
      id,
      reading: { landmarks: Float32Array.from(landmarks.flat()), blendshapes: null, matrix: null },
      size: { widthPx: width, heightPx: height },
      ratios,
    }));
}

/** Every model face at rest: points of the real engine on rendered portraits. */
export const modelFaces: ModelFace[] = facesWith("neutral");

/** Those of them who smile in a picture of their own. */
export const smilingFaces: ModelFace[] = facesWith("smile");

type Vector = [number, number, number];

/** The reading after each point was moved; points in px of the picture, y down, z away from the camera. */
export function moveFace(
  { landmarks, blendshapes, matrix }: FaceDetection,
  from: PictureSize,
  to: PictureSize,
  move: (point: Vector) => Vector,
): FaceDetection {
  const next = new Float32Array(landmarks.length);
  for (let i = 0; i < next.length; i += 3) {
    const [x, y, z] = move([
      floatAt(landmarks, i) * from.widthPx,
      floatAt(landmarks, i + 1) * from.heightPx,
      floatAt(landmarks, i + 2) * from.widthPx,
    ]);
    next.set([x / to.widthPx, y / to.heightPx, z / to.widthPx], i);
  }
  return { landmarks: next, blendshapes, matrix };
}

/** The head turned about the middle of the picture (degrees; signs as in `Pose`), with the matrix an engine would give. */
export function turnFace(
  reading: FaceDetection,
  size: PictureSize,
  { yaw = 0, pitch = 0, roll = 0 }: { yaw?: number; pitch?: number; roll?: number },
): FaceDetection {
  const [y, p, r] = [yaw, pitch, roll].map((angle) => (angle * Math.PI) / 180) as Vector;
  const turn = (point: Vector): Vector => aboutZ(aboutY(aboutX(point, -p), y), r);
  const [cx, cy] = [size.widthPx / 2, size.heightPx / 2];
  const next = moveFace(reading, size, size, ([px, py, pz]) => {
    const [x, up, near] = turn([px - cx, cy - py, -pz]);
    return [x + cx, cy - up, -near];
  });
  // Scaled, as the engine's matrix is.
  const columns = (
    [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ] as Vector[]
  ).map((axis) => [...turn(axis).map((v) => v * 1.3), 0]);
  return { ...next, matrix: Float32Array.from([...columns, [0, 0, -40, 1]].flat()) };
}

function aboutX([x, y, z]: Vector, angle: number): Vector {
  return [x, y * Math.cos(angle) - z * Math.sin(angle), y * Math.sin(angle) + z * Math.cos(angle)];
}
function aboutY([x, y, z]: Vector, angle: number): Vector {
  return [x * Math.cos(angle) + z * Math.sin(angle), y, z * Math.cos(angle) - x * Math.sin(angle)];
}
function aboutZ([x, y, z]: Vector, angle: number): Vector {
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle), z];
}

const pairs = new Map<number, number>();
for (const sides of [eyeCorners, lids, eyeRims, browGaps, jawCorners, irisSides]) pairUp(sides[0], sides[1]);
for (const sides of [brows, jawLines]) {
  pairUp(sides[0].ends, sides[1].ends);
  pairUp(sides[0].between, sides[1].between);
}
for (const edge of ["upper", "lower"] as const) pairUp(browEdges[0][edge], browEdges[1][edge]);
pairUp([mouth.corners[0]], [mouth.corners[1]]);
pairUp([pupils[0]], [pupils[1]]);
// Once around, starting on the midline: the k-th from the front is the partner of the k-th from the back.
for (const around of [outline.around, mouth.around]) pairUp(around.slice(1), around.slice(1).toReversed());

function pairUp(right: readonly number[], left: readonly number[]): void {
  right.forEach((a, i) => pairs.set(a, elementAt(left, i)).set(elementAt(left, i), a));
}

/** What the engine reads in the mirrored picture: every point lies where its partner of the other side was. */
export function mirrorFace(reading: FaceDetection): FaceDetection {
  const next = new Float32Array(reading.landmarks.length);
  for (let i = 0; i < landmarkCount; i++) {
    const from = (pairs.get(i) ?? i) * 3;
    next.set(reading.landmarks.subarray(from, from + 3), i * 3);
    next[i * 3] = 1 - floatAt(reading.landmarks, from);
  }
  const flip = reading.matrix?.map((value, i) => ((i % 4 === 0) !== i < 4 ? -value : value));
  return { ...reading, landmarks: next, matrix: flip ?? null };
}
