// Whoever asks has counted the places itself. One that is not there is a fault, and stops what is being done. Two
// functions, and none for every kind of list: each sees few shapes, and both are short, so that V8 puts them where they
// are called. The engine of the stages asks thousands of times a step.

/** What stands at a place of a list. @throws RangeError when nothing does */
export function elementAt<T>(list: ArrayLike<T>, at: number): T {
  const element = list[at];
  return element === undefined ? throwMissing(at) : element;
}

/** The number at a place of a column of the engine. @throws RangeError when there is none */
export function intAt(column: Int32Array, at: number): number {
  const value = column[at];
  return value === undefined ? throwMissing(at) : value;
}

function throwMissing(at: number): never {
  throw new RangeError(`nothing at ${at}`);
}
