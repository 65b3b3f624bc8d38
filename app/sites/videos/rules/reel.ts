/** A video of a reel, as far as its time goes. */
export interface ReelVideo {
  id: string;
  durationMs: number;
}

/** Which video of a reel runs, and where in it. */
export interface ReelPosition {
  index: number;
  atMs: number;
}

/** Where a reel is that began at 0 and runs round and round: whoever comes late comes in here. */
export function positionInReel(reel: readonly ReelVideo[], sinceMs: number): ReelPosition {
  const totalMs = reel.reduce((sum, { durationMs }) => sum + durationMs, 0);
  let left = totalMs > 0 ? ((sinceMs % totalMs) + totalMs) % totalMs : 0;
  for (const [index, { durationMs }] of reel.entries()) {
    if (left < durationMs) return { index, atMs: left };
    left -= durationMs;
  }
  return { index: 0, atMs: 0 };
}
