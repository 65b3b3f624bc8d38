// For whoever has counted the places itself, like `elementAt`. One function for each kind of array: each sees few shapes,
// so that V8 puts it where it is called, also in loops over pixels.

/** The number at a place of an array of floats. @throws RangeError when there is none */
export function floatAt(values: Float32Array | Float64Array, at: number): number {
  const value = values[at];
  return value === undefined ? throwMissing(at) : value;
}

/** The byte at a place, of pixels or labels. @throws RangeError when there is none */
export function byteAt(bytes: Uint8ClampedArray | Uint8Array, at: number): number {
  const byte = bytes[at];
  return byte === undefined ? throwMissing(at) : byte;
}

/** The index at a place of an array of indices. @throws RangeError when there is none */
export function indexAt(indices: Uint16Array | Uint32Array, at: number): number {
  const index = indices[at];
  return index === undefined ? throwMissing(at) : index;
}

function throwMissing(at: number): never {
  throw new RangeError(`nothing at ${at}`);
}
