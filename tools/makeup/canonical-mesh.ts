import { closeSync, openSync, readFileSync, readSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { elementAt } from "#app/kits/basics/element-at.ts";

/** The canonical face: 468 points with their place on the flat skin, and the triangles between them. */
export interface CanonicalMesh {
  /** 468 × (u, v), 0–1, from the top left. */
  uv: Float32Array;
  /** 898 × 3 point indices. */
  triangles: Uint16Array;
}

/**
 * Reads the mesh out of the packed assets of the npm package @mediapipe/face_mesh (Apache-2.0), where it lies as the
 * metadata of its geometry pipeline: a protocol buffer whose field 1 holds vertices (x, y, z, u, v) and indices.
 */
export function readCanonicalMesh(): CanonicalMesh {
  const folder = dirname(createRequire(import.meta.url).resolve("@mediapipe/face_mesh/package.json"));
  const packed = join(folder, "face_mesh_solution_packed_assets");
  const place = /geometry_pipeline_metadata_landmarks\.binarypb", "start": (\d+), "end": (\d+)/.exec(
    readFileSync(`${packed}_loader.js`, "utf8"),
  );
  if (!place) throw new Error("the face mesh package holds no geometry");
  const metadata = readPart(`${packed}.data`, Number(place[1]), Number(place[2]));

  const floats: number[] = [];
  const indices: number[] = [];
  for (const [field, value] of fieldsOf(messageOf(metadata, 1))) {
    if (field === 3 && typeof value !== "number")
      for (let i = 0; i < value.length; i += 4) floats.push(value.readFloatLE(i));
    if (field === 4) {
      if (typeof value === "number") indices.push(value);
      else for (let i = 0; i < value.length;) [indices[indices.length], i] = varint(value, i);
    }
  }
  const uv = Float32Array.from({ length: (floats.length / 5) * 2 }, (_, i) =>
    elementAt(floats, (i >> 1) * 5 + 3 + (i & 1)),
  );
  if (uv.length !== 468 * 2 || indices.length !== 898 * 3) throw new Error("the canonical face has changed its form");
  return { uv, triangles: Uint16Array.from(indices) };
}

function readPart(file: string, start: number, end: number): Buffer {
  const bytes = Buffer.alloc(end - start);
  const handle = openSync(file, "r");
  readSync(handle, bytes, 0, bytes.length, start);
  closeSync(handle);
  return bytes;
}

function messageOf(bytes: Buffer, wanted: number): Buffer {
  for (const [field, value] of fieldsOf(bytes)) if (field === wanted && typeof value !== "number") return value;
  throw new Error(`no field ${wanted}`);
}

/** Fields of a protocol buffer: varints as numbers, everything else as bytes. */
function* fieldsOf(bytes: Buffer): Generator<[field: number, value: number | Buffer]> {
  for (let i = 0; i < bytes.length;) {
    let key: number;
    [key, i] = varint(bytes, i);
    const wire = key & 7;
    if (wire === 0) {
      let value: number;
      [value, i] = varint(bytes, i);
      yield [key >> 3, value];
    } else if (wire === 5) {
      yield [key >> 3, bytes.subarray(i, (i += 4))];
    } else if (wire === 2) {
      let length: number;
      [length, i] = varint(bytes, i);
      yield [key >> 3, bytes.subarray(i, (i += length))];
    } else throw new Error(`wire type ${wire}`);
  }
}

function varint(bytes: Buffer, from: number): [value: number, next: number] {
  let value = 0;
  for (let i = from, shift = 0; ; i++, shift += 7) {
    const byte = elementAt(bytes, i);
    value |= (byte & 127) << shift;
    if (byte < 128) return [value, i + 1];
  }
}
