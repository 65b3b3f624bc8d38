import { floatAt } from "../basics/typed-array-at.ts";

/**
 * How far the mouth is open: 0 shut, 1 from where teeth show clearly. The gap of the inner lips over the mouth's width.
 * @param landmarks 478 × (x, y, z) in parts of the picture
 * @param aspect width of the picture over its height
 */
export function mouthOpening(landmarks: Float32Array, aspect: number): number {
  const gap = Math.abs(floatAt(landmarks, 13 * 3 + 1) - floatAt(landmarks, 14 * 3 + 1)) / aspect;
  const width = Math.hypot(
    floatAt(landmarks, 61 * 3) - floatAt(landmarks, 291 * 3),
    (floatAt(landmarks, 61 * 3 + 1) - floatAt(landmarks, 291 * 3 + 1)) / aspect,
  );
  return Math.min(1, Math.max(0, (gap / (width || 1) - 0.02) * 20));
}
