import type { PictureSize } from "./eye-shape.ts";

/**
 * Strokes as triangles over corners they share: four numbers a corner (x, y in parts of the picture; across −1 to 1;
 * cover 0 to 1), three indices a triangle.
 */
export interface LineBand {
  numbers: Float32Array;
  /** How many of the numbers are in use. */
  length: number;
  indices: Uint16Array;
  indexCount: number;
}

/** Room for the lines of two eyes. */
export const createLineBand = (): LineBand => ({
  ...{ numbers: new Float32Array(16_000), length: 0 },
  ...{ indices: new Uint16Array(16_000), indexCount: 0 },
});

export function clearBand(band: LineBand): void {
  band.length = 0;
  band.indexCount = 0;
}

/** A stroke that grows by pairs of points. Numbers only: hundreds of lashes a frame must leave nothing to collect. */
export interface Strip {
  band: LineBand;
  size: PictureSize;
  isBegun: boolean;
  /** What all of it covers at most. */
  amount: number;
}

const strip: Strip = {
  band: { numbers: new Float32Array(0), length: 0, indices: new Uint16Array(0), indexCount: 0 },
  ...{ size: { widthPx: 1, heightPx: 1 }, isBegun: false, amount: 1 },
};

/** Begins a stroke in a band; the one before ends with it. */
export function startStrip(band: LineBand, size: PictureSize, amount: number): Strip {
  strip.band = band;
  strip.size = size;
  strip.isBegun = false;
  strip.amount = amount;
  return strip;
}

/** No stroke is thinner: half a width in px. */
export const minHalfWidthPx = 0.7;

/** Goes on with the stroke to where its left and its right edge lie, in px. */
export function pushEdges(
  into: Strip,
  leftX: number,
  leftY: number,
  rightX: number,
  rightY: number,
  cover: number,
): void {
  const { band } = into;
  if (band.length + 8 > band.numbers.length || band.indexCount + 6 > band.indices.length) return;
  const corner = band.length / 4;
  pushCorner(into, leftX, leftY, -1, cover);
  pushCorner(into, rightX, rightY, 1, cover);
  if (into.isBegun) {
    pushTriangle(band, corner - 2, corner - 1, corner);
    pushTriangle(band, corner, corner - 1, corner + 1);
  }
  into.isBegun = true;
}

/** Ends the stroke in a point, in px. */
export function pushTip(into: Strip, x: number, y: number, cover: number): void {
  const { band } = into;
  if (!into.isBegun || band.length + 4 > band.numbers.length || band.indexCount + 3 > band.indices.length) return;
  const corner = band.length / 4;
  pushCorner(into, x, y, 0, cover);
  pushTriangle(band, corner - 2, corner - 1, corner);
  into.isBegun = false;
}

/** As many pieces as a stroke of this length shows: triangles cost as much as pixels. */
export const piecesOf = (lengthPx: number, eachPx: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, Math.round(lengthPx / eachPx)));

function pushTriangle(band: LineBand, a: number, b: number, c: number): void {
  band.indices[band.indexCount++] = a;
  band.indices[band.indexCount++] = b;
  band.indices[band.indexCount++] = c;
}

function pushCorner({ band, size, amount }: Strip, x: number, y: number, across: number, cover: number): void {
  const at = band.length;
  band.numbers[at] = x / size.widthPx;
  band.numbers[at + 1] = y / size.heightPx;
  band.numbers[at + 2] = across;
  band.numbers[at + 3] = cover * amount;
  band.length = at + 4;
}

/** How much of what stands on a point is seen, from how far it looks at the camera. */
export const fade = (facing: number): number => Math.min(1, Math.max(0, (facing - 0.1) / 0.3));
