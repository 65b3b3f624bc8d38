import { floatAt } from "../basics/typed-array-at.ts";
import { eyePatchPlace, eyePatchPx } from "./eye-patch.ts";
import { meshPointCount } from "./mesh-facts.ts";
import type { SmallPicture } from "./small-picture-colours.ts";

/** Anything a frame may be: something with a size that a pen can draw. */
type Frame = ImageBitmap | HTMLImageElement | HTMLCanvasElement | OffscreenCanvas;

/** Edge of the small picture the light is read from, in px. */
const lightPx = 128;

/**
 * A small copy of the part of a frame a face fills, for reading its light, and a patch of it as it is.
 * @param edgePx more where more than light is read
 */
export function createSmallPictureReader(edgePx = lightPx) {
  const canvas = typeof OffscreenCanvas === "undefined" ? document.createElement("canvas") : new OffscreenCanvas(1, 1);
  [canvas.width, canvas.height] = [Math.max(edgePx, eyePatchPx), edgePx + eyePatchPx];
  const context = canvas.getContext("2d", { willReadFrequently: true }) as CanvasRenderingContext2D | null;
  return (frame: Frame, landmarks: Float32Array): SmallPicture => {
    let [left, top, right, bottom] = [1, 1, 0, 0];
    for (let i = 0; i < meshPointCount; i++) {
      left = Math.min(left, floatAt(landmarks, i * 3));
      right = Math.max(right, floatAt(landmarks, i * 3));
      top = Math.min(top, floatAt(landmarks, i * 3 + 1));
      bottom = Math.max(bottom, floatAt(landmarks, i * 3 + 1));
    }
    const from = { x: left, y: top, width: right - left || 1, height: bottom - top || 1 };
    if (!context) return { rgba: new Uint8ClampedArray(4), widthPx: 1, heightPx: 1, from };
    const { width, height } = frame;
    context.drawImage(
      frame,
      left * width,
      top * height,
      from.width * width,
      from.height * height,
      0,
      0,
      edgePx,
      edgePx,
    );
    const { leftPx, topPx, eyeWidthPx } = eyePatchPlace(landmarks, width, height);
    const side = eyePatchPx;
    context.clearRect(0, edgePx, side, side);
    context.drawImage(frame, leftPx, topPx, side, side, 0, edgePx, side, side);
    const patch = context.getImageData(0, edgePx, side, side).data;
    const pixelAspect = (from.width * width) / (from.height * height);
    const { data } = context.getImageData(0, 0, edgePx, edgePx);
    const eyePatch = { rgba: patch, widthPx: side, heightPx: side, eyeWidthPx };
    return { rgba: data, widthPx: edgePx, heightPx: edgePx, from, pixelAspect, eyePatch };
  };
}
