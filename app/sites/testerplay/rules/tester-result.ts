import type { TesterLanguage } from "#contracts/tester-languages.ts";

/** One place a stroke goes through. `x` and `y` are 0–127 over the board's width and height, `w` 0 (thin, dry) to 7. */
export interface Knot {
  x: number;
  y: number;
  w: number;
}

/** One stroke: its shade 0–23 (the place of the lip in the catalogue), who drew it, and where it goes. */
export interface Stroke {
  shade: number;
  player: 0 | 1;
  knots: readonly Knot[];
}

/** What was drawn on: 0 is grey paper, 1–6 the back of a hand, lightest first. */
export type Ground = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** A whole round as an address carries it. */
export interface TesterResult {
  /** Whose missions they were. */
  lang: TesterLanguage;
  /** 1–18, of that language. */
  mission: number;
  ground: Ground;
  /** How long was painted, up to 1023. */
  seconds: number;
  isCalm: boolean;
  isDuo: boolean;
  /** One to five. */
  strokes: readonly Stroke[];
}

export const missionCount = 18;
export const shadeCount = 24;
export const maxStrokes = 5;
/** So many places all strokes together may have, so that a code stays short. */
export const maxKnots = 54;
export const maxKnotsPerStroke = 15;

/** The board is four wide and five high. */
export const boardRatio = 4 / 5;
