/** How far the stroke may go, in parts of the picture: each half keeps enough to be seen. */
export const splitRange = { least: 0.14, most: 0.86 } as const;
export const splitStep = 0.06;

export const clampSplit = (share: number): number => Math.min(splitRange.most, Math.max(splitRange.least, share));

/** One beat of the hub's music, 112 a minute. */
export const beatMs = 60_000 / 112;

/** How long until the next beat, counted from the moment the page began. */
export const msToNextBeat = (nowMs: number): number => beatMs - (nowMs % beatMs);

/** The swing: eight beats there and back, and where the two change sides, at its ends. */
const swingBeats = 8;

/** Where the stroke stands in the swing, and how often the halves have changed sides by then. */
export function swingAt(sinceMs: number): { split: number; swaps: number } {
  const turn = sinceMs / (beatMs * swingBeats);
  const reach = (splitRange.most - splitRange.least) / 2;
  return { split: 0.5 + reach * 0.86 * Math.sin(turn * 2 * Math.PI), swaps: Math.floor(turn * 2 + 0.5) };
}

/** Which half a held phone shows: leaning by so many degrees decides, less leaves it as it is. */
export function leanOf(gammaDeg: number): "left" | "right" | null {
  if (gammaDeg <= -leanDeg) return "left";
  return gammaDeg >= leanDeg ? "right" : null;
}
const leanDeg = 14;
