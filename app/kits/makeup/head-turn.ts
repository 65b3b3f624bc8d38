import { elementAt } from "../basics/element-at.ts";

/** Points of the mesh: both edges of the face, the tip of the nose, the top of the forehead, the chin. */
const points = { right: 234, left: 454, nose: 4, brow: 10, chin: 152 } as const;

/**
 * How the head is held, −1 to 1: turned and nodding. From the points alone, so that both engines glitter alike.
 * @param landmarks 478 × (x, y, z) in parts of the picture
 */
export function headTurnOf(landmarks: Float32Array): readonly [turned: number, nodding: number] {
  const x = (point: number): number => elementAt(landmarks, point * 3);
  const y = (point: number): number => elementAt(landmarks, point * 3 + 1);
  const { right, left, nose, brow, chin } = points;
  const turned = (x(nose) - (x(right) + x(left)) / 2) / (x(left) - x(right) || 1);
  const nodding = (y(nose) - (y(brow) * 0.42 + y(chin) * 0.58)) / (y(chin) - y(brow) || 1);
  return [turned * 2, nodding * 4];
}
