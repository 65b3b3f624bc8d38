import { floatAt } from "../basics/typed-array-at.ts";
import { type EyeRegion, leftEye, rightEye } from "./face-regions.ts";
import type { PicturePatch } from "./picture-detail.ts";
import type { SmallPicture } from "./small-picture-colours.ts";

/** Edge of the patch by which a picture's blur and grain are told, in px. */
export const eyePatchPx = 64;

/**
 * Where it lies: the middle of the upper lid of that eye which is seen larger.
 * @param widthPx, @param heightPx of the whole picture, in which the patch is measured
 */
export function eyePatchPlace(
  landmarks: Float32Array,
  widthPx: number,
  heightPx: number,
): { leftPx: number; topPx: number; eyeWidthPx: number } {
  const at = (i: number) => [floatAt(landmarks, i * 3) * widthPx, floatAt(landmarks, i * 3 + 1) * heightPx] as const;
  const widthOf = ({ upperLash }: EyeRegion): number => {
    const [[ax, ay], [bx, by]] = [at(upperLash[0]), at(upperLash[8])];
    return Math.hypot(ax - bx, ay - by);
  };
  const eye = widthOf(rightEye) > widthOf(leftEye) ? rightEye : leftEye;
  const [x, y] = at(eye.upperLash[4]);
  return {
    leftPx: Math.round(x - eyePatchPx / 2),
    topPx: Math.round(y - eyePatchPx / 2),
    eyeWidthPx: widthOf(eye),
  };
}

/** The patch out of a picture that is read point by point; beside the picture it is empty. */
export function cutEyePatch({ rgba, widthPx, heightPx, from }: SmallPicture, landmarks: Float32Array): PicturePatch {
  const [wholeWidthPx, wholeHeightPx] = [widthPx / from.width, heightPx / from.height];
  const { leftPx, topPx, eyeWidthPx } = eyePatchPlace(landmarks, wholeWidthPx, wholeHeightPx);
  const left = Math.max(0, Math.round(leftPx - from.x * wholeWidthPx));
  const top = Math.max(0, Math.round(topPx - from.y * wholeHeightPx));
  const width = Math.max(0, Math.min(eyePatchPx, widthPx - left));
  const height = Math.max(0, Math.min(eyePatchPx, heightPx - top));
  const patch = new Uint8ClampedArray(width * height * 4);
  for (let row = 0; row < height; row++) {
    const start = ((top + row) * widthPx + left) * 4;
    patch.set(rgba.subarray(start, start + width * 4), row * width * 4);
  }
  return { rgba: patch, widthPx: width, heightPx: height, eyeWidthPx };
}
