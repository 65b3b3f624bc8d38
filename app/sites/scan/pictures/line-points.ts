import { elementAt } from "#app/kits/basics/element-at.ts";
import type { Spot, SpotOf } from "../rules/make-up-patches.ts";
import type { FaceTypeCode } from "../rules/type-codes.ts";
import file from "./line-points.json";

/** The frame of the line-drawn faces. */
export const lineFaceSize = { widthPx: 400, heightPx: 500 } as const;

const positions = new Map(file.points.map((index, i) => [index, i]));

/**
 * Where landmarks lie on the line-drawn face of a type, in its frame of 400 × 500: those that stars and how-to steps need.
 * line-points.json was written by the program that drew the faces (art/faces, `plane` of face_points.py).
 */
export function lineSpots(code: FaceTypeCode): SpotOf {
  const numbers = file.faces[code];
  return (index): Spot => {
    const at = positions.get(index);
    if (at === undefined) throw new Error(`the line faces have no point ${index}`);
    return [elementAt(numbers, at * 2), elementAt(numbers, at * 2 + 1)];
  };
}
