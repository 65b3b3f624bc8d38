import type { Stroke } from "./rules/tester-result.ts";

/** How the reel turns, ms. */
export const reel = { turnMs: 1500 };

/** How names fall, ms: one after the other, its letters one after the other, and the last one's rest. */
export const fall = { betweenMs: 430, letterMs: 42, flightMs: 760, restMs: 650, still: 600 };

/** How often the clock looks, ms. */
export const tickMs = 200;
/** A stroke that is under way when the time is over may be ended. */
export const graceMs = 2_500;

/** No board is painted larger than this, px. */
export const maxBoardPx = 820;

/** The strokes at the entrance; shades are places in the catalogue, 0–23. */
export const heroStrokes: readonly Stroke[] = [
  {
    shade: 2,
    player: 0,
    knots: [
      { x: 0, y: 27, w: 7 },
      { x: 40, y: 21, w: 7 },
      { x: 92, y: 28, w: 5 },
    ],
  },
  {
    shade: 13,
    player: 0,
    knots: [
      { x: 86, y: 49, w: 6 },
      { x: 48, y: 43, w: 7 },
      { x: 4, y: 51, w: 4 },
    ],
  },
  {
    shade: 9,
    player: 0,
    knots: [
      { x: 0, y: 73, w: 7 },
      { x: 30, y: 64, w: 7 },
      { x: 58, y: 72, w: 6 },
      { x: 92, y: 61, w: 3 },
    ],
  },
  {
    shade: 16,
    player: 0,
    knots: [
      { x: 0, y: 93, w: 7 },
      { x: 42, y: 86, w: 7 },
      { x: 78, y: 92, w: 2 },
    ],
  },
  {
    shade: 6,
    player: 0,
    knots: [
      { x: 88, y: 108, w: 6 },
      { x: 50, y: 104, w: 7 },
      { x: 10, y: 109, w: 5 },
    ],
  },
];

/** The strokes of the poster: one of each body, from edge to edge. */
export const posterStrokes: readonly Stroke[] = [
  {
    shade: 23,
    player: 0,
    knots: [
      { x: 0, y: 22, w: 7 },
      { x: 46, y: 16, w: 7 },
      { x: 96, y: 24, w: 5 },
    ],
  },
  {
    shade: 12,
    player: 0,
    knots: [
      { x: 92, y: 42, w: 6 },
      { x: 44, y: 36, w: 7 },
      { x: 4, y: 44, w: 4 },
    ],
  },
  {
    shade: 10,
    player: 0,
    knots: [
      { x: 0, y: 64, w: 7 },
      { x: 30, y: 56, w: 6 },
      { x: 60, y: 64, w: 6 },
      { x: 98, y: 54, w: 3 },
    ],
  },
  {
    shade: 11,
    player: 0,
    knots: [
      { x: 94, y: 80, w: 7 },
      { x: 50, y: 76, w: 7 },
      { x: 8, y: 82, w: 5 },
    ],
  },
  {
    shade: 21,
    player: 0,
    knots: [
      { x: 0, y: 102, w: 7 },
      { x: 40, y: 94, w: 6 },
      { x: 86, y: 102, w: 3 },
    ],
  },
];
