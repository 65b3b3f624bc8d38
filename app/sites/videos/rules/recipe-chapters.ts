import type { RecipeProgress } from "#contracts/recipe-progress.ts";

/** A chapter that shows a step of the recipe one comes along. */
export interface RecipeChapter {
  /** From 0. */
  step: number;
  /** One is at this step; it may have been done before. */
  isNow: boolean;
  isDone: boolean;
}

/** For each chapter the step of the recipe that it shows; null for those that show none. */
export function recipeChapters(
  { id, chapters }: { id: string; chapters: readonly { atMs: number }[] },
  { steps, at, done }: RecipeProgress,
): (RecipeChapter | null)[] {
  return chapters.map(({ atMs }) => {
    const step = steps.findIndex(({ film: video }) => video?.id === id && video.atMs === atMs);
    if (step < 0) return null;
    return { step, isNow: step === at, isDone: done.includes(step) };
  });
}

/** What is said over the chapters, and where the button leads. Steps count from 0. */
export interface RecipePosition {
  /** The step is shown here; it was passed and the next one waits; the next one waits; all is done. */
  kind: "now" | "passed" | "next" | "over";
  goTo: number;
}

/**
 * The line at a step of the recipe.
 * @param arrivedAt the step at which one opened the video: what was played past since then is not skipped by the button
 */
export function recipePosition({ steps, at, done }: RecipeProgress, filmId: string, arrivedAt: number): RecipePosition {
  if (at >= steps.length) return { kind: "over", goTo: steps.length };
  if (at <= arrivedAt && steps[at]?.film?.id === filmId) return { kind: "now", goTo: at + 1 };
  return { kind: done.includes(at - 1) ? "passed" : "next", goTo: at };
}

/** Longer steps of a video's time are jumps, and a jump shows nothing. */
const maxStepMs = 2_500;

/** Whether the video was played past the end of a chapter between two moments; the last chapter ends with the video. */
export function hasPlayedPast(
  { chapters, durationMs }: { chapters: readonly { atMs: number }[]; durationMs: number },
  chapter: number,
  fromMs: number,
  toMs: number,
): boolean {
  const untilMs = chapters[chapter + 1]?.atMs ?? durationMs - 250;
  return fromMs < untilMs && toMs >= untilMs && toMs - fromMs <= maxStepMs;
}
