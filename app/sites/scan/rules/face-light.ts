import { byteAt, indexAt } from "#app/kits/basics/typed-array-at.ts";

/** How the light falls on a face: both 0 to 1. */
export interface FaceLight {
  /** The brightest twentieth of the face begins here. Highlights, not skin: dark skin in good light has them too. */
  highlight: number;
  /** The part of the face that is nothing but white. */
  washedOut: number;
}

/** Reads the light from RGBA pixels (0–255) of the face's box; a picture of 64 × 64 is plenty. */
export function lightOf(rgba: Uint8ClampedArray): FaceLight {
  const counts = new Uint32Array(256);
  const pixels = Math.floor(rgba.length / 4);
  for (let i = 0; i < pixels * 4; i += 4) {
    // Rec. 709 luma.
    const luma = 0.2126 * byteAt(rgba, i) + 0.7152 * byteAt(rgba, i + 1) + 0.0722 * byteAt(rgba, i + 2);
    const value = Math.round(luma);
    counts[value] = indexAt(counts, value) + 1;
  }
  if (pixels === 0) return { highlight: 0, washedOut: 0 };
  let [above, value] = [0, 255];
  while (value > 0 && above + indexAt(counts, value) < pixels * 0.05) above += indexAt(counts, value--);
  const white = counts.subarray(250).reduce((sum, count) => sum + count, 0);
  return { highlight: value / 255, washedOut: white / pixels };
}
