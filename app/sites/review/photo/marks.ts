import { floatAt } from "#app/kits/basics/typed-array-at.ts";

/** A place of a photo that is blurred, in px of the photo. */
export type Mark =
  | {
      kind: "face";
      xPx: number;
      yPx: number;
      radiusXPx: number;
      radiusYPx: number;
      lips: readonly (readonly [number, number])[];
    }
  /** One stroke of the finger: circles along its way. */
  | { kind: "hand"; radiusPx: number; points: readonly (readonly [number, number])[] };

/** The outline of the lips: landmarks of our face mesh, in their order around the mouth. */
const lipLoop = [61, 185, 40, 39, 37, 0, 267, 269, 270, 409, 291, 375, 321, 405, 314, 17, 84, 181, 91, 146] as const;
/** So much larger than the points of the face is what is blurred: they end at the hairline. */
const margin = 1.32;

/** The mark that covers a face. `landmarks`: x, y, z for each point, in parts of the photo. */
export function faceMark(landmarks: Float32Array, widthPx: number, heightPx: number): Mark {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let i = 0; i + 1 < landmarks.length; i += 3) {
    const [x, y] = [floatAt(landmarks, i) * widthPx, floatAt(landmarks, i + 1) * heightPx];
    [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
  }
  return {
    kind: "face",
    xPx: (left + right) / 2,
    yPx: (top + bottom) / 2,
    radiusXPx: ((right - left) / 2) * margin,
    radiusYPx: ((bottom - top) / 2) * margin,
    lips: lipLoop.map(
      (at) => [floatAt(landmarks, 3 * at) * widthPx, floatAt(landmarks, 3 * at + 1) * heightPx] as const,
    ),
  };
}

/** The size that a photo leaves the device in: as it is, or its longer side `maxEdgePx`. */
export function fitScale(widthPx: number, heightPx: number, maxPx: number): { widthPx: number; heightPx: number } {
  const scale = Math.min(1, maxPx / Math.max(widthPx, heightPx));
  return { widthPx: Math.max(1, Math.round(widthPx * scale)), heightPx: Math.max(1, Math.round(heightPx * scale)) };
}
