import type { PictureSize, Px } from "./eye-shape.ts";

/** A band of triangles: four numbers a corner (x, y in parts of the picture; across −1 to 1; cover 0 to 1). */
export interface LineBand {
  numbers: Float32Array;
  /** How many of the numbers are in use. */
  length: number;
}

/** Room for the lines of two eyes. */
export const makeLineBand = (): LineBand => ({ numbers: new Float32Array(60_000), length: 0 });

/** A stroke that grows by pairs of points. Numbers only: hundreds of lashes a frame must leave nothing to collect. */
export interface Strip {
  band: LineBand;
  size: PictureSize;
  isBegun: boolean;
  leftX: number;
  leftY: number;
  rightX: number;
  rightY: number;
  cover: number;
}

const strip: Strip = {
  ...{ band: { numbers: new Float32Array(0), length: 0 }, size: { widthPx: 1, heightPx: 1 }, isBegun: false },
  ...{ leftX: 0, leftY: 0, rightX: 0, rightY: 0, cover: 0 },
};

/** Begins a stroke in a band; the one before ends with it. */
export function startStrip(band: LineBand, size: PictureSize): Strip {
  strip.band = band;
  strip.size = size;
  strip.isBegun = false;
  return strip;
}

/** Goes on with the stroke to where its left and its right edge lie, in px. */
export const pushPair = (into: Strip, left: Px, right: Px, cover: number): void =>
  pushEdges(into, left.x, left.y, right.x, right.y, cover);

/** No stroke is thinner: half a width in px. */
export const leastPx = 0.7;

/** `pushPair` in numbers. */
export function pushEdges(
  into: Strip,
  leftX: number,
  leftY: number,
  rightX: number,
  rightY: number,
  cover: number,
): void {
  if (into.isBegun && into.band.length + 24 <= into.band.numbers.length) {
    pushCorner(into, into.leftX, into.leftY, -1, into.cover);
    pushCorner(into, into.rightX, into.rightY, 1, into.cover);
    pushCorner(into, leftX, leftY, -1, cover);
    pushCorner(into, leftX, leftY, -1, cover);
    pushCorner(into, into.rightX, into.rightY, 1, into.cover);
    pushCorner(into, rightX, rightY, 1, cover);
  }
  into.isBegun = true;
  into.leftX = leftX;
  into.leftY = leftY;
  into.rightX = rightX;
  into.rightY = rightY;
  into.cover = cover;
}

function pushCorner({ band, size }: Strip, x: number, y: number, across: number, cover: number): void {
  band.numbers[band.length++] = x / size.widthPx;
  band.numbers[band.length++] = y / size.heightPx;
  band.numbers[band.length++] = across;
  band.numbers[band.length++] = cover;
}

/** How much of what stands on a point is seen, from how far it looks at the camera. */
export const fade = (facing: number): number => Math.min(1, Math.max(0, (facing - 0.1) / 0.3));
