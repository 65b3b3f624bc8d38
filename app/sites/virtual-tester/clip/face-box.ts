import { floatAt } from "#app/kits/basics/typed-array-at.ts";

/** Where a face lies in its picture, in parts of it. */
export interface FaceBox {
  centreX: number;
  width: number;
  eyesY: number;
}

const eyeCorners = [33, 133, 263, 362];

/** @param landmarks 478 × (x, y, z) in parts of the picture */
export function faceBoxOf(landmarks: Float32Array): FaceBox {
  let [left, right] = [1, 0];
  for (let i = 0; i < landmarks.length; i += 3) {
    left = Math.min(left, floatAt(landmarks, i));
    right = Math.max(right, floatAt(landmarks, i));
  }
  const eyesY = eyeCorners.reduce((sum, point) => sum + floatAt(landmarks, point * 3 + 1), 0) / eyeCorners.length;
  return { centreX: (left + right) / 2, width: right - left, eyesY };
}
