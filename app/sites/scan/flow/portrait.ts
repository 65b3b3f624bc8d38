import { floatAt } from "#app/kits/basics/typed-array-at.ts";
import { outline } from "../rules/face-points.ts";
import type { PictureSize } from "../rules/picture-points.ts";

/** A part of a picture, px. */
export interface Box {
  xPx: number;
  yPx: number;
  widthPx: number;
  heightPx: number;
}

/** A portrait is four wide and five high, as the model faces are. */
const shape = 4 / 5;
/** How much of its height the face takes, forehead to chin; the rest is air, hair and shoulders. */
const faceShare = 0.52;

/** The face's own box in a picture, px: all of its outline. */
export function faceBox(landmarks: Float32Array, { widthPx, heightPx }: PictureSize): Box {
  const xs = outline.around.map((i) => floatAt(landmarks, i * 3) * widthPx);
  const ys = outline.around.map((i) => floatAt(landmarks, i * 3 + 1) * heightPx);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { xPx: left, yPx: top, widthPx: Math.max(...xs) - left, heightPx: Math.max(...ys) - top };
}

/** Where a portrait is cut from a picture: as large as the face asks, as far as the picture reaches. */
export function portraitBox(landmarks: Float32Array, size: PictureSize): Box {
  const face = faceBox(landmarks, size);
  const heightPx = Math.min(face.heightPx / faceShare, size.heightPx, size.widthPx / shape);
  const widthPx = heightPx * shape;
  const clampStart = (at: number, lengthPx: number, sidePx: number): number =>
    Math.max(0, Math.min(sidePx - lengthPx, at - lengthPx / 2));
  return {
    xPx: clampStart(face.xPx + face.widthPx / 2, widthPx, size.widthPx),
    // A little more air above than below: hair stands there.
    yPx: clampStart(face.yPx + face.heightPx * 0.47, heightPx, size.heightPx),
    widthPx,
    heightPx,
  };
}

/** Points of a picture as points of a part of it; mirrored, where the part is shown so. */
export function inBox(landmarks: Float32Array, box: Box, size: PictureSize, isMirrored: boolean): Float32Array {
  return landmarks.map((value, i) => {
    if (i % 3 === 2) return (value * size.widthPx) / box.widthPx;
    if (i % 3 === 1) return (value * size.heightPx - box.yPx) / box.heightPx;
    const x = (value * size.widthPx - box.xPx) / box.widthPx;
    return isMirrored ? 1 - x : x;
  });
}

/**
 * Cuts the portrait out of a picture; the picture stays as it is. A camera's is mirrored, because that is the face its
 * owner knows.
 */
export async function cutPortrait(
  picture: ImageBitmap,
  landmarks: Float32Array,
  isMirrored: boolean,
): Promise<{ bitmap: ImageBitmap; landmarks: Float32Array }> {
  const size = { widthPx: picture.width, heightPx: picture.height };
  const box = portraitBox(landmarks, size);
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(box.widthPx));
  canvas.height = Math.max(1, Math.round(box.heightPx));
  const context = canvas.getContext("2d");
  if (isMirrored) {
    context?.translate(canvas.width, 0);
    context?.scale(-1, 1);
  }
  context?.drawImage(picture, box.xPx, box.yPx, box.widthPx, box.heightPx, 0, 0, canvas.width, canvas.height);
  return { bitmap: await createImageBitmap(canvas), landmarks: inBox(landmarks, box, size, isMirrored) };
}
