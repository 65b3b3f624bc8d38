import { splitRange } from "./halves.ts";

/** A video of six seconds that ends where it began: the stroke goes twice to and fro, the halves change four times. */
export const loopMs = 6_000;
const turnMs = 3_000;

/** Where the stroke stands in the video, and how often the halves have changed sides by then. */
export function loopAt(sinceMs: number): { split: number; swaps: number } {
  const turn = sinceMs / turnMs;
  const reach = (splitRange.most - splitRange.least) / 2;
  return { split: 0.5 + reach * Math.sin(turn * 2 * Math.PI), swaps: Math.floor(turn * 2 + 0.5) };
}
