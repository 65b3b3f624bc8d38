import type { RunOptions } from "./run-setup.ts";

// Apart from the run itself: the page before a stage asks without the engine.

/** Where a tab keeps the run that its page was left in. */
export const savedRunKey = "kz_lmw_run";

/** So long after the page was left a run is offered to go on. */
export const savedRunLifeMs = 60_000;

/** What the run was that this tab left in the middle. */
export type SavedChoice = Pick<RunOptions, "difficulty" | "monster" | "partner" | "isPractice">;

/** The run of a stage that this tab left in the middle less than a minute ago; null when there is none. Browser only. */
export function readSavedChoice(stage: number, nowMs: number): SavedChoice | null {
  try {
    const saved = JSON.parse(sessionStorage.getItem(savedRunKey) ?? "null") as {
      stage: unknown;
      savedAtMs: number;
      setup: SavedChoice;
    };
    const ageMs = nowMs - saved.savedAtMs;
    const { difficulty, monster, partner, isPractice } = saved.setup;
    if (![difficulty, monster, partner].every(Number.isInteger)) return null;
    const isOffered = saved.stage === stage && ageMs >= 0 && ageMs <= savedRunLifeMs;
    return isOffered ? { difficulty, monster, partner, isPractice: isPractice === true } : null;
  } catch {
    return null;
  }
}

/** What was left in the middle is over, or was given up. */
export function forgetSavedRun(): void {
  try {
    sessionStorage.removeItem(savedRunKey);
  } catch {
    // Nothing can be kept there.
  }
}
