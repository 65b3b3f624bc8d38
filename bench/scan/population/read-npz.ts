import { inflateRawSync } from "node:zlib";

/** An array of numpy: its numbers, row after row, and the lengths of its dimensions. */
export interface NumpyArray {
  data: Float32Array | Int32Array | Uint8Array | string[];
  shape: number[];
}

/**
 * Reads the arrays of an .npz file (a zip of .npy files, stored or deflated) by their names. Half floats become floats.
 * @throws Error where the file is no zip or an array has a type that is not read here
 */
export function readNpz(file: Buffer, names: readonly string[]): Map<string, NumpyArray> {
  const arrays = new Map<string, NumpyArray>();
  // The end of a zip names the place of its list of files.
  const end = file.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  if (end < 0) throw new Error("this is no .npz file");
  let at = file.readUInt32LE(end + 16);
  for (let left = file.readUInt16LE(end + 10); left > 0; left--) {
    const nameLength = file.readUInt16LE(at + 28);
    const name = file.toString("utf8", at + 46, at + 46 + nameLength).replace(/\.npy$/, "");
    if (names.includes(name)) arrays.set(name, readNpy(partAt(file, at)));
    at += 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return arrays;
}

function partAt(file: Buffer, entry: number): Buffer {
  const isDeflated = file.readUInt16LE(entry + 10) === 8;
  const bytes = file.readUInt32LE(entry + 20);
  const head = file.readUInt32LE(entry + 42);
  const start = head + 30 + file.readUInt16LE(head + 26) + file.readUInt16LE(head + 28);
  const part = file.subarray(start, start + bytes);
  return isDeflated ? inflateRawSync(part) : part;
}

function readNpy(file: Buffer): NumpyArray {
  const headLength = file.readUInt16LE(8);
  const head = file.toString("latin1", 10, 10 + headLength);
  const type = /'descr': '([^']+)'/.exec(head)?.[1] ?? "";
  const shape = [...(/'shape': \(([^)]*)\)/.exec(head)?.[1] ?? "").matchAll(/\d+/g)].map(([digits]) => Number(digits));
  // A copy begins at an address that any number may begin at.
  const body = Uint8Array.from(file.subarray(10 + headLength));
  return { data: numbersOf(type, body), shape };
}

function numbersOf(type: string, body: Uint8Array): NumpyArray["data"] {
  if (type === "<f4") return new Float32Array(body.buffer);
  if (type === "<i4") return new Int32Array(body.buffer);
  if (type === "|u1") return body;
  if (type === "<f2") return Float32Array.from(new Uint16Array(body.buffer), floatOfHalf);
  const letters = /^<U(\d+)$/.exec(type)?.[1];
  if (!letters) throw new Error(`arrays of type ${type} are not read here`);
  const codes = new Uint32Array(body.buffer);
  return Array.from({ length: codes.length / Number(letters) }, (_, i) =>
    String.fromCodePoint(
      ...codes.subarray(i * Number(letters), (i + 1) * Number(letters)).filter((code) => code !== 0),
    ),
  );
}

/** IEEE 754 binary16. */
function floatOfHalf(half: number): number {
  const sign = half & 0x8000 ? -1 : 1;
  const exponent = (half >> 10) & 0x1f;
  const fraction = half & 0x3ff;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  if (exponent === 0x1f) return fraction ? Number.NaN : sign * Infinity;
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}
