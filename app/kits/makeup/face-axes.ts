import { floatAt } from "../basics/typed-array-at.ts";
import { cross, dot, unitVector, type Vector } from "./vector.ts";

/** Both edges of the face, the top of the forehead, the chin. */
const points = { right: 234, left: 454, brow: 10, chin: 152 } as const;

/**
 * How a head is held: where its own left, its chin and its nose point to in the picture.
 * @param landmarks 478 × (x, y, z) in parts of the picture, z away from the camera in parts of its width
 * @param aspect width of the picture over its height
 */
export function faceAxesOf(
  landmarks: Float32Array,
  aspect: number,
): readonly [across: Vector, down: Vector, ahead: Vector] {
  const across = unitVector(wayBetween(landmarks, aspect, points.right, points.left));
  const lengthwise = wayBetween(landmarks, aspect, points.brow, points.chin);
  const slant = dot(lengthwise, across);
  const down = unitVector([
    lengthwise[0] - across[0] * slant,
    lengthwise[1] - across[1] * slant,
    lengthwise[2] - across[2] * slant,
  ]);
  return [across, down, cross(across, down)];
}

/** From one point of the mesh to another, in parts of the picture's width. */
export function wayBetween(landmarks: Float32Array, aspect: number, from: number, to: number): Vector {
  const [a, b] = [from * 3, to * 3];
  return [
    floatAt(landmarks, b) - floatAt(landmarks, a),
    (floatAt(landmarks, b + 1) - floatAt(landmarks, a + 1)) / aspect,
    floatAt(landmarks, a + 2) - floatAt(landmarks, b + 2),
  ];
}
