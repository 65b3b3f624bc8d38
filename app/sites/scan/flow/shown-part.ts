import type { FaceDetection } from "#contracts/face-detection.ts";
import type { PictureSize } from "../rules/picture-points.ts";
import { type Box, faceBox } from "./portrait.ts";

/** So many heights of the face are shown around it: enough to know whose it is. */
const facesHigh = 2.6;

/** The part of a photo to show, px: the whole of it, or a square around the face that was found, as far as the photo reaches. */
export function shownPart(face: Pick<FaceDetection, "landmarks"> | null, size: PictureSize): Box {
  if (!face) return { xPx: 0, yPx: 0, ...size };
  const box = faceBox(face.landmarks, size);
  const sidePx = Math.max(box.heightPx, box.widthPx) * facesHigh;
  const widthPx = Math.min(sidePx, size.widthPx);
  const heightPx = Math.min(sidePx, size.heightPx);
  const clampStart = (middle: number, lengthPx: number, wholePx: number): number =>
    Math.max(0, Math.min(wholePx - lengthPx, middle - lengthPx / 2));
  return {
    xPx: clampStart(box.xPx + box.widthPx / 2, widthPx, size.widthPx),
    yPx: clampStart(box.yPx + box.heightPx / 2, heightPx, size.heightPx),
    widthPx,
    heightPx,
  };
}
