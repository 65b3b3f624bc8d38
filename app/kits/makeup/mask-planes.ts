/** Masks as bytes, three to a point: a picture of the mask atlas, read once. */
export interface MaskPlanes {
  widthPx: number;
  rgba: Uint8ClampedArray;
}
