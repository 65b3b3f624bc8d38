import { floatAt } from "#app/kits/basics/typed-array-at.ts";
import type { FaceDetection } from "#contracts/face-detection.ts";
import { eyeCorners, outline } from "../rules/face-points.ts";

/** Width and height of the picture, px. */
export const levelSidePx = 640;

/** How a face is shown once more. */
export interface LevelView {
  /** From forehead to chin. */
  facePx: number;
  isMirrored: boolean;
}

/** Draws a face of a photo again: upright, in the middle, and as large as asked. Null where there is no canvas for it. */
export function drawLevelFace(
  photo: ImageBitmap,
  { landmarks }: Pick<FaceDetection, "landmarks">,
  { facePx, isMirrored }: LevelView,
): ImageBitmap | null {
  const at = (i: number) =>
    [floatAt(landmarks, i * 3) * photo.width, floatAt(landmarks, i * 3 + 1) * photo.height] as const;
  const [[rightOuter], [leftOuter]] = eyeCorners;
  const [right, left, top, chin] = [at(rightOuter), at(leftOuter), at(outline.top), at(outline.chin)];
  const scale = facePx / Math.hypot(top[0] - chin[0], top[1] - chin[1]);
  const canvas = new OffscreenCanvas(levelSidePx, levelSidePx);
  const context = canvas.getContext("2d");
  if (!context) return null;
  context.imageSmoothingQuality = "high";
  context.translate(levelSidePx / 2, levelSidePx / 2);
  context.scale(isMirrored ? -scale : scale, scale);
  context.rotate(-Math.atan2(left[1] - right[1], left[0] - right[0]));
  context.drawImage(photo, -(top[0] + chin[0]) / 2, -(top[1] + chin[1]) / 2);
  return canvas.transferToImageBitmap();
}
