/** A part of a picture, in px of it. */
export interface PortraitCrop {
  xPx: number;
  yPx: number;
  widthPx: number;
  heightPx: number;
}

/** Width of a portrait over the face's own, and where in it the top of the forehead lies. */
const widthInFaces = 1.46;
const foreheadAt = 0.25;
/** Width over height. */
export const portraitAspect = 3 / 4;

/**
 * Where a portrait of three to four is cut out of a picture, so that the face stands in it as every other one does:
 * in the middle, with air above. Where the picture ends sooner the portrait gets smaller, never wider than the picture.
 * @param landmarks 478 × (x, y, z) in parts of the picture
 */
export function portraitCrop(landmarks: Float32Array, widthPx: number, heightPx: number): PortraitCrop {
  let [left, right, top] = [1, 0, 1];
  for (let i = 0; i < landmarks.length; i += 3) {
    left = Math.min(left, landmarks[i]!);
    right = Math.max(right, landmarks[i]!);
    top = Math.min(top, landmarks[i + 1]!);
  }
  const wanted = (right - left) * widthPx * widthInFaces;
  const width = Math.round(Math.min(wanted, widthPx, heightPx * portraitAspect));
  const height = Math.round(width / portraitAspect);
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
