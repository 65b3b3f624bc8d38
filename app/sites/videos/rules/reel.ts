/** A film of a reel, as far as its time goes. */
export interface ReelFilm {
  id: string;
  durationMs: number;
}

/** Which film of a reel runs, and where in it. */
export interface ReelPlace {
  index: number;
  atMs: number;
}

/** Where a reel is that began at 0 and runs round and round: whoever comes late comes in here. */
export function placeInReel(reel: readonly ReelFilm[], sinceMs: number): ReelPlace {
  const whole = reel.reduce((sum, { durationMs }) => sum + durationMs, 0);
  let left = whole > 0 ? ((sinceMs % whole) + whole) % whole : 0;
  for (const [index, { durationMs }] of reel.entries()) {
    if (left < durationMs) return { index, atMs: left };
    left -= durationMs;
  }
  return { index: 0, atMs: 0 };
}
