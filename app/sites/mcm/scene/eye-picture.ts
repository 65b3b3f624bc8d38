import { elementAt } from "#app/kits/basics/element-at.ts";
import { type FaceLight, readFaceLight } from "#app/kits/makeup/face-light.ts";
import type { Scene } from "#app/kits/makeup/makeup-renderer.ts";
import type { PortraitCrop } from "#app/kits/makeup/portrait-crop.ts";

/** Width over height of the picture of two eyes. */
export const eyesAspect = 960 / 520;

/** Both eyes and a little around them, in px of the whole picture. */
export function eyeCropOf(landmarks: Float32Array, widthPx: number, heightPx: number): PortraitCrop {
  const at = (i: number): [x: number, y: number] => [
    elementAt(landmarks, i * 3) * widthPx,
    elementAt(landmarks, i * 3 + 1) * heightPx,
  ];
  const [[leftX, leftY], [rightX, rightY]] = [at(33), at(263)];
  const wide = Math.min(widthPx, Math.hypot(rightX - leftX, rightY - leftY) * 1.42);
  const high = wide / eyesAspect;
  const x = Math.max(0, Math.min(widthPx - wide, (leftX + rightX - wide) / 2));
  const y = Math.max(0, Math.min(heightPx - high, (leftY + rightY) / 2 - high * 0.56));
  return { xPx: x, yPx: y, widthPx: wide, heightPx: high };
}

/** How bright the room of a picture is, read from a small copy of all of it; the copy's canvas may be shared by many. */
export function measureLight(
  frame: Scene["frame"],
  landmarks: Float32Array,
  copy: HTMLCanvasElement = document.createElement("canvas"),
): FaceLight {
  const share = 480 / frame.width;
  [copy.width, copy.height] = [480, Math.round(frame.height * share)];
  const pen = copy.getContext("2d", { willReadFrequently: true });
  pen?.drawImage(frame, 0, 0, copy.width, copy.height);
  const rgba =
    pen?.getImageData(0, 0, copy.width, copy.height).data ?? new Uint8ClampedArray(copy.width * copy.height * 4);
  const whole = { x: 0, y: 0, width: 1, height: 1 };
  return readFaceLight({ rgba, widthPx: copy.width, heightPx: copy.height, from: whole }, landmarks);
}
