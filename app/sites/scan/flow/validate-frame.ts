import type { FaceDetection } from "#contracts/face-detection.ts";
import { type FaceLight, lightOf } from "../rules/face-light.ts";
import { type FrameHint, type FrameLimits, hintsFor } from "../rules/frame-hints.ts";
import { faceBox } from "./portrait.ts";

const sidePx = 64;
/** What nobody can see under a mask. */
const hiddenByMask: readonly FrameHint[] = ["mouth-open", "smiling"];

/** Judges pictures with their faces, one after the other; it keeps one small canvas for the light. */
export function createFrameValidator(limits: FrameLimits) {
  const canvas = document.createElement("canvas");
  canvas.width = sidePx;
  canvas.height = sidePx;
  const context = canvas.getContext("2d", { willReadFrequently: true });

  function lightIn(picture: ImageBitmap, face: FaceDetection | undefined): FaceLight {
    if (!context) return { highlight: 1, washedOut: 0 };
    const size = { widthPx: picture.width, heightPx: picture.height };
    const box = face ? faceBox(face.landmarks, size) : { xPx: 0, yPx: 0, ...size };
    context.clearRect(0, 0, sidePx, sidePx);
    context.drawImage(picture, box.xPx, box.yPx, box.widthPx, box.heightPx, 0, 0, sidePx, sidePx);
    return lightOf(context.getImageData(0, 0, sidePx, sidePx).data);
  }

  /** All that speaks against this picture, the most urgent first. */
  return (picture: ImageBitmap, faces: readonly FaceDetection[], isMasked: boolean): FrameHint[] => {
    const size = { widthPx: picture.width, heightPx: picture.height };
    const hints = hintsFor(faces, size, lightIn(picture, faces[0]), limits);
    return isMasked ? hints.filter((hint) => !hiddenByMask.includes(hint)) : hints;
  };
}
