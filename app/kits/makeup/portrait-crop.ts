import { floatAt } from "../basics/typed-array-at.ts";

/** A part of a picture, in px of it. */
export interface PortraitCrop {
  xPx: number;
  yPx: number;
  widthPx: number;
  heightPx: number;
}

/** How a face stands in a portrait. */
export interface PortraitFraming {
  /** Width over height. */
  aspect: number;
  /** Width of the portrait over the face's own. */
  widthInFaces: number;
  /** Where in its height the top of the forehead lies. */
  foreheadAt: number;
}

export const portraitFramings = {
  /** Near, three to four. */
  close: { aspect: 3 / 4, widthInFaces: 1.46, foreheadAt: 0.25 },
  /** As the model faces stand in their pictures, four to five (measured: 0.54 of the width, from 0.24 down). */
  model: { aspect: 4 / 5, widthInFaces: 1.85, foreheadAt: 0.24 },
} as const satisfies Record<string, PortraitFraming>;
export type FramingName = keyof typeof portraitFramings;

/**
 * Where a portrait is cut out of a picture, so that the face stands in it as every other one does: in the middle, with
 * air above. Where the picture ends sooner the portrait gets smaller, never wider than the picture.
 * @param landmarks 478 × (x, y, z) in parts of the picture
 */
export function portraitCrop(
  landmarks: Float32Array,
  widthPx: number,
  heightPx: number,
  { aspect, widthInFaces, foreheadAt }: PortraitFraming,
): PortraitCrop {
  let [left, right, top] = [1, 0, 1];
  for (let i = 0; i < landmarks.length; i += 3) {
    left = Math.min(left, floatAt(landmarks, i));
    right = Math.max(right, floatAt(landmarks, i));
    top = Math.min(top, floatAt(landmarks, i + 1));
  }
  const wanted = (right - left) * widthPx * widthInFaces;
  const width = Math.round(Math.min(wanted, widthPx, heightPx * aspect));
  const height = Math.min(heightPx, Math.round(width / aspect));
  const within = (start: number, length: number, whole: number): number =>
    Math.round(Math.min(Math.max(0, start), whole - length));
  return {
    xPx: within(((left + right) / 2) * widthPx - width / 2, width, widthPx),
    yPx: within(top * heightPx - foreheadAt * height, height, heightPx),
    widthPx: width,
    heightPx: height,
  };
}

/** Points of a picture as points of a part of it. Changes nothing of what is handed in. */
export function pointsIn(crop: PortraitCrop, landmarks: Float32Array, widthPx: number, heightPx: number): Float32Array {
  return landmarks.map((value, i) => {
    if (i % 3 === 0) return (value * widthPx - crop.xPx) / crop.widthPx;
    if (i % 3 === 1) return (value * heightPx - crop.yPx) / crop.heightPx;
    return (value * widthPx) / crop.widthPx;
  });
}

/** The way back: points of a part of a picture as points of the whole. Changes nothing of what is handed in. */
export function pointsOutOf(
  crop: PortraitCrop,
  landmarks: Float32Array,
  widthPx: number,
  heightPx: number,
): Float32Array {
  return landmarks.map((value, i) => {
    if (i % 3 === 0) return (value * crop.widthPx + crop.xPx) / widthPx;
    if (i % 3 === 1) return (value * crop.heightPx + crop.yPx) / heightPx;
    return (value * crop.widthPx) / widthPx;
  });
}
