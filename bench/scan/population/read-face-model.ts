import { readFileSync } from "node:fs";
import { readNpz, type NumpyArray } from "./read-npz.ts";

/** The parts of the model that are drawn; each wants its own colours. */
export const headParts = { skin: 0, mouth: 1, socket: 2, eye: 3 } as const;

/** What of the face model is drawn: only the points that its drawn polygons use, in centimetres, y up, z to the viewer. */
export interface FaceModel {
  /** 3 numbers a point. */
  neutral: Float32Array;
  /** One of `headParts` a point. */
  parts: Uint8Array;
  triangles: Uint32Array;
  /** Offsets of all points, one row after the other: 60 identities, then the expressions. */
  offsets: Float32Array;
  expressionNames: string[];
}

/** First and last polygon of each drawn part (README of the model): no teeth, tears, lashes or inner eye. */
const drawnPolygons = [
  { part: headParts.skin, from: 0, to: 11143 },
  { part: headParts.mouth, from: 11144, to: 13225 },
  { part: headParts.socket, from: 13226, to: 14033 },
  { part: headParts.eye, from: 21496, to: 22295 },
  { part: headParts.eye, from: 23094, to: 23893 },
] as const;

/** Reads ict-face.npz. It stands outside of the repository: `ART_FACE_MODEL` names it. */
export function readFaceModel(path: string): FaceModel {
  const arrays = readNpz(readFileSync(path), [
    ...["neutral", "face_sizes", "face_vertices"],
    ...["identities", "expressions", "expression_names"],
  ]);
  const array = <Data extends NumpyArray["data"]>(name: string): Data => {
    const found = arrays.get(name);
    if (!found) throw new Error(`${path} has no array ${name}`);
    return found.data as Data;
  };
  const { parts, triangles, used } = drawnParts(array<Uint8Array>("face_sizes"), array<Int32Array>("face_vertices"));
  const all = array<Float32Array>("neutral");
  const take = (from: Float32Array, row: number): Float32Array => {
    const taken = new Float32Array(used.length * 3);
    used.forEach((point, i) => {
      const at = row * all.length + point * 3;
      taken.set(from.subarray(at, at + 3), i * 3);
    });
    return taken;
  };
  const rows = ["identities", "expressions"].flatMap((name) => {
    const numbers = array<Float32Array>(name);
    return Array.from({ length: numbers.length / all.length }, (_, row) => take(numbers, row));
  });
  const offsets = new Float32Array(rows.length * used.length * 3);
  rows.forEach((row, i) => offsets.set(row, i * row.length));
  return { neutral: take(all, 0), parts, triangles, offsets, expressionNames: array<string[]>("expression_names") };
}

/** Numbers the used points anew and cuts the polygons into triangles. */
function drawnParts(sizes: Uint8Array, corners: Int32Array) {
  const numbers = new Map<number, number>();
  const parts: number[] = [];
  const triangles: number[] = [];
  let [polygon, corner] = [0, 0];
  for (const size of sizes) {
    const drawn = drawnPolygons.find(({ from, to }) => from <= polygon && polygon <= to);
    const around = drawn
      ? [...corners.subarray(corner, corner + size)].map((point) => numberOf(point, drawn.part))
      : [];
    for (let i = 2; i < around.length; i++) triangles.push(around[0] ?? 0, around[i - 1] ?? 0, around[i] ?? 0);
    polygon += 1;
    corner += size;
  }
  return { parts: Uint8Array.from(parts), triangles: Uint32Array.from(triangles), used: [...numbers.keys()] };

  function numberOf(point: number, part: number): number {
    const known = numbers.get(point);
    if (known !== undefined) return known;
    numbers.set(point, parts.length);
    parts.push(part);
    return parts.length - 1;
  }
}
