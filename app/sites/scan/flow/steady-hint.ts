import type { FrameHint } from "../rules/frame-hints.ts";

/** How long a hint must hold before it is said, and how long what was said stands at least. */
const minHoldMs = 350;
const minShownMs = 1_000;

/** The one line a visitor reads, and what may take its place. */
export interface SteadyHint {
  /** Null: all is well. */
  shown: FrameHint | null;
  shownAtMs: number;
  next: FrameHint | null;
  nextSinceMs: number;
}

export const noHint: SteadyHint = { shown: null, shownAtMs: -Infinity, next: null, nextSinceMs: 0 };

/** A hint that is sure: it is said at once, and stands as long as any other. */
export const sayNow = (hint: FrameHint, timeMs: number): SteadyHint => ({
  shown: hint,
  shownAtMs: timeMs,
  next: hint,
  nextSinceMs: timeMs,
});

/**
 * One calm line at a time: a hint is said when it has held for a third of a second, and stands for a second, so that a
 * face on the edge of a limit does not make the words flicker.
 */
export function steadyHint(before: SteadyHint, hint: FrameHint | null, timeMs: number): SteadyHint {
  if (hint === before.shown) return { ...before, next: hint, nextSinceMs: timeMs };
  if (hint !== before.next) return { ...before, next: hint, nextSinceMs: timeMs };
  const hasHeld = timeMs - before.nextSinceMs >= minHoldMs;
  const hasStood = timeMs - before.shownAtMs >= minShownMs;
  return hasHeld && hasStood ? { shown: hint, shownAtMs: timeMs, next: hint, nextSinceMs: timeMs } : before;
}
