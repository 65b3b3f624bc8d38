/** The picture of a no-red event has so many points across and down. */
export const pictureColumns = 30;
export const pictureRows = 50;
const points = pictureColumns * pictureRows;

/** Where the n-th point of an event lies: neighbours in time are scattered; after all are lit, a second layer begins. */
export function pointOf(pointIndex: number): { column: number; row: number } {
  // 1500 and 631 have no common divisor: every point is met once in 1500 steps.
  const point = ((pointIndex % points) * 631 + 417) % points;
  return { column: point % pictureColumns, row: Math.floor(point / pictureColumns) };
}

/** Where a red lies in the sea, 0–1 each, from its code: the same for everybody. `depth` 0 is the horizon. */
export function feedPositionOf(code: string): { across: number; depth: number } {
  let hash = 2_166_136_261;
  for (const letter of code) hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619);
  const across = ((hash >>> 0) % 9_973) / 9_973;
  const depth = ((Math.imul(hash, 40_503) >>> 0) % 9_967) / 9_967;
  return { across, depth };
}
