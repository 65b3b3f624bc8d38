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
  /** With hair and shoulders, four to five: the face takes 0.54 of the width, from 0.24 down. */
  wide: { aspect: 4 / 5, widthInFaces: 1.85, foreheadAt: 0.24 },
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
  const { left, right, top } = boundsOf(landmarks);
  const wanted = (right - left) * widthPx * widthInFaces;
  const width = Math.round(Math.min(wanted, widthPx, heightPx * aspect));
  const height = Math.min(heightPx, Math.round(width / aspect));
  return {
    xPx: within(((left + right) / 2) * widthPx - width / 2, width, widthPx),
    yPx: within(top * heightPx - foreheadAt * height, height, heightPx),
    widthPx: width,
    heightPx: height,
  };
}

/**
 * The part of a picture with several faces in it, and some room around them. Faces as in `portraitCrop`.
 * @param margin how much of the widest face's width is left free around them
 */
export function groupCrop(
  faces: readonly Float32Array[],
  widthPx: number,
  heightPx: number,
  margin = 0.6,
): PortraitCrop {
  const bounds = faces.map(boundsOf);
  const marginPx = Math.max(...bounds.map(({ left, right }) => right - left)) * widthPx * margin;
  const left = Math.max(0, Math.min(...bounds.map((face) => face.left)) * widthPx - marginPx);
  const top = Math.max(0, Math.min(...bounds.map((face) => face.top)) * heightPx - marginPx);
  const right = Math.min(widthPx, Math.max(...bounds.map((face) => face.right)) * widthPx + marginPx);
  const bottom = Math.min(heightPx, Math.max(...bounds.map((face) => face.bottom)) * heightPx + marginPx);
  const [xPx, yPx] = [Math.round(left), Math.round(top)];
  return { xPx, yPx, widthPx: Math.round(right) - xPx, heightPx: Math.round(bottom) - yPx };
}

/** The box around a face, in parts of the picture. */
function boundsOf(landmarks: Float32Array) {
  const bounds = { left: 1, top: 1, right: 0, bottom: 0 };
  for (let i = 0; i < landmarks.length; i += 3) {
    const [x, y] = [floatAt(landmarks, i), floatAt(landmarks, i + 1)];
    bounds.left = Math.min(bounds.left, x);
    bounds.right = Math.max(bounds.right, x);
    bounds.top = Math.min(bounds.top, y);
    bounds.bottom = Math.max(bounds.bottom, y);
  }
  return bounds;
}

const within = (start: number, length: number, whole: number): number =>
  Math.round(Math.min(Math.max(0, start), whole - length));

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
