import { elementAt } from "#app/kits/basics/element-at.ts";
import type { Mouth } from "./mouth.ts";
import { facePixels } from "./tuning.ts";

/** The edges of a mouth for every px of its width, in px of a sign's face: smooth where the cells have corners. */
export interface LipEdges {
  /** The first column, in px. */
  firstX: number;
  top: Float32Array;
  /** Where the lips meet, or the gap between them begins and ends. */
  seamTop: Float32Array;
  seamBottom: Float32Array;
  bottom: Float32Array;
}

/** Columns of cells and 256ths of a cell, as px. */
const columnPx = 4 * facePixels;
const edgePx = facePixels / 64;
/** So far corners of the cells are rounded: less than a px is lost at a tip. */
const roundPx = 5;

/** The edges of a mouth, px by px. */
export function createLipEdges({ outline }: Mouth): LipEdges {
  const first = elementAt(outline, 0);
  const count = (outline.length - 1) * columnPx + 1;
  const edge = (name: "top" | "gapTop" | "gapBottom" | "bottom"): Float32Array => {
    const values = Float32Array.from({ length: count }, (_, x) => {
      const column = Math.floor(x / columnPx);
      const here = elementAt(outline, column)[name];
      const next = (outline[column + 1] ?? elementAt(outline, column))[name];
      return (here + ((next - here) * (x % columnPx)) / columnPx) * edgePx;
    });
    return smooth(smooth(values));
  };
  return {
    firstX: (first.column * 4 + 2) * facePixels,
    top: edge("top"),
    seamTop: edge("gapTop"),
    seamBottom: edge("gapBottom"),
    bottom: edge("bottom"),
  };
}

function smooth(values: Float32Array): Float32Array {
  return values.map((_, x) => {
    const reach = Math.min(roundPx, x, values.length - 1 - x);
    let sum = 0;
    for (let near = x - reach; near <= x + reach; near++) sum += values[near] ?? 0;
    return sum / (2 * reach + 1);
  });
}
