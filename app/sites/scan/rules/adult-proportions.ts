import type { FaceDetection } from "#contracts/face-detection.ts";
import { eyeCorners, irisSides, nose, outline } from "./face-points.ts";
import { straightenFace } from "./face-pose.ts";
import { distance, type PictureSize, pointsInPx } from "./picture-points.ts";

/**
 * What a face grows by: eyes and irises hardly, nose and lower face most. Mean and standard deviation of 132 photographs of
 * adults (the sets that `face-reference.json` names), in widths of the face, with the pose undone; `growth`: whether
 * it becomes larger or smaller beside the face's width as one grows up.
 */
const adults = {
  iris: { mean: 0.0921, sd: 0.0045, growth: -1 },
  eye: { mean: 0.1992, sd: 0.0113, growth: -1 },
  nose: { mean: 0.3523, sd: 0.0222, growth: 1 },
  lowerFace: { mean: 0.8474, sd: 0.0414, growth: 1 },
} as const;
type Part = keyof typeof adults;

/** Mean of the four in standard deviations against growth; the furthest of the 132 adults is 1.13 away, of the model faces 1.38. */
const furthest = 1.42;

/**
 * Whether a face's proportions are like those of the adults that everything is measured by. It says nothing of an age: a
 * reading that compares with adults only has to know where it does not hold.
 */
export function hasAdultProportions({ landmarks, matrix }: FaceDetection, size: PictureSize): boolean {
  const points = straightenFace(pointsInPx({ landmarks }, size), matrix);
  const faceWidth = distance(points, ...outline.cheeks);
  const eyeWidth = (distance(points, ...eyeCorners[0]) + distance(points, ...eyeCorners[1])) / 2;
  const irisWidth = Math.max(...irisSides.map(([a, b]) => distance(points, a, b)));
  const sizes: Record<Part, number> = {
    iris: irisWidth / faceWidth,
    eye: eyeWidth / faceWidth,
    nose: distance(points, nose.root, nose.base) / faceWidth,
    lowerFace: distance(points, nose.root, outline.chin) / faceWidth,
  };
  const away = (part: Part): number => {
    const { mean, sd, growth } = adults[part];
    return (-growth * (sizes[part] - mean)) / sd;
  };
  return (away("iris") + away("eye") + away("nose") + away("lowerFace")) / 4 <= furthest;
}
