import { elementAt } from "#app/kits/basics/element-at.ts";
import type { Constellation } from "#contracts/face-type.ts";

/** When each part of the moment happens, ms from its start. */
export const dustMs = 1_000;
const perStarMs = 110;
const perLineMs = 170;
const starRiseMs = 420;
const lineDrawMs = 360;

export interface Star {
  /** In parts of the picture. */
  x: number;
  y: number;
  litAtMs: number;
}

export interface StarLine {
  from: number;
  to: number;
  drawnFromMs: number;
}

export interface StarPlan {
  stars: Star[];
  lines: StarLine[];
  /** Everything stands from here on. */
  wholeMs: number;
}

/** When which star lights up and which line is drawn: the stars one after another, then the lines, each from a lit star. */
export function planStars({ points, lines }: Constellation, landmarks: Float32Array): StarPlan {
  const stars = points.map((index, i) => ({
    x: landmarks[index * 3] ?? 0,
    y: landmarks[index * 3 + 1] ?? 0,
    litAtMs: dustMs + i * perStarMs,
  }));
  const linesFromMs = dustMs + stars.length * perStarMs * 0.6;
  const drawn = lines.map(([from, to], i) => ({
    from,
    to,
    drawnFromMs: Math.max(linesFromMs + i * perLineMs, elementAt(stars, from).litAtMs, elementAt(stars, to).litAtMs),
  }));
  const last = Math.max(...drawn.map(({ drawnFromMs }) => drawnFromMs));
  return { stars, lines: drawn, wholeMs: last + lineDrawMs };
}

/** How far a star has risen, 0 to 1. */
export const starShare = (star: Star, timeMs: number): number => easeOut((timeMs - star.litAtMs) / starRiseMs);

/** How much of a line is drawn, 0 to 1. */
export const lineShare = (line: StarLine, timeMs: number): number => easeOut((timeMs - line.drawnFromMs) / lineDrawMs);

/** The dust of all points: it comes in a fifth of its second and goes in its last half. */
export function dustShare(timeMs: number): number {
  const at = timeMs / dustMs;
  return Math.max(0, Math.min(1, at / 0.2, (1.35 - at) / 0.6));
}

function easeOut(share: number): number {
  const at = Math.max(0, Math.min(1, share));
  return 1 - (1 - at) ** 3;
}
