import { byteAt, floatAt } from "../basics/typed-array-at.ts";
import { decodeGamma, type Rgb } from "../basics/srgb.ts";
import type { PicturePatch } from "./picture-detail.ts";

/** A picture small enough to be read point by point, RGBA rows. */
export interface SmallPicture {
  rgba: Uint8ClampedArray;
  widthPx: number;
  heightPx: number;
  /** Which part of the whole it shows, in parts of the whole's width and height. */
  from: { x: number; y: number; width: number; height: number };
  /** How many times as wide as high a pixel of it is in the whole; square unless said. */
  pixelAspect?: number;
  /** An eye in the px of the whole; without it this picture shows it as well. */
  eyePatch?: PicturePatch;
}

/** A place in the whole picture, in parts of its width and height. */
export type PicturePoint = readonly [x: number, y: number];

/** Width of the whole picture over its height. */
export const aspectOf = ({ widthPx, heightPx, from, pixelAspect = 1 }: SmallPicture): number =>
  (widthPx * pixelAspect * from.height) / (heightPx * from.width);

/** The colour at a place, in linear light. Beside the picture its edge goes on. */
export function colourAt({ rgba, widthPx, heightPx, from }: SmallPicture, [x, y]: PicturePoint): Rgb {
  const column = Math.min(widthPx - 1, Math.max(0, Math.floor(((x - from.x) / from.width) * widthPx)));
  const row = Math.min(heightPx - 1, Math.max(0, Math.floor(((y - from.y) / from.height) * heightPx)));
  const i = (row * widthPx + column) * 4;
  return [floatAt(linear, byteAt(rgba, i)), floatAt(linear, byteAt(rgba, i + 1)), floatAt(linear, byteAt(rgba, i + 2))];
}

/** Byte to linear light, once. */
const linear = Float32Array.from({ length: 256 }, (_, byte) => decodeGamma(byte / 255));
