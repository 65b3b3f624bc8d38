import type { Point } from "./stage-canvas.ts";

/** Where on the face the six things lie: 唇 頬 まぶた 耳 のど こめかみ. */
export const thingPositions: readonly Point[] = [
  [0.306, 0.578],
  [0.222, 0.528],
  [0.402, 0.468],
  [0.046, 0.474],
  [0.272, 0.672],
  [0.438, 0.404],
];
/** So much wiping, in widths of the picture, until the first red; a patient hand gets it by time. */
const wipeGoal = 1.5;
const timeoutMs = 8_000;
/** So long the first red is the only one. */
const aloneMs = 1_800;

/** What has come to light so far. Times in ms since the scene began; 0 where it has not happened. */
export interface MirrorState {
  /** In widths of the picture. */
  wiped: number;
  touchedMs: number;
  foundMs: number;
  /** The first red. */
  foundThing: number;
  /** Which of the six was chosen; null: all are there to choose from; undefined: only the first is. */
  chosen: number | null | undefined;
  chosenMs: number;
}

export const createMirrorState = (): MirrorState => ({
  ...{ wiped: 0, touchedMs: 0, foundMs: 0, foundThing: 0, chosen: undefined, chosenMs: 0 },
});

/** The first red comes where was wiped. */
export const hasWipedEnough = ({ foundMs, wiped }: MirrorState): boolean => foundMs === 0 && wiped > wipeGoal;

/** The first red comes by itself. */
export const hasWaitedEnough = ({ foundMs, touchedMs }: MirrorState, nowMs: number): boolean =>
  foundMs === 0 && touchedMs > 0 && nowMs - touchedMs > timeoutMs;

/** For how long a thing has been red, in ms; null where it is not to be seen. Below 0 it is still to come. */
export function timeShown(state: MirrorState, thing: number, nowMs: number): number | null {
  const { foundMs, foundThing, chosen, chosenMs } = state;
  const isFirst = thing === foundThing;
  if (foundMs === 0 || (chosen === undefined ? !isFirst : chosen !== null && chosen !== thing)) return null;
  if (isFirst) return nowMs - foundMs;
  return nowMs - chosenMs - (chosen === null ? aloneMs : 0);
}
