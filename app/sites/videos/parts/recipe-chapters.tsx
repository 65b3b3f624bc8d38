import { useEffect, useRef, useState } from "react";
import { saveRecipeProgress, getRecipeProgress } from "#app/kits/visitor/recipe-progress.ts";
import { type RecipeProgress, moveToStep } from "#contracts/recipe-progress.ts";
import { hasPlayedPast, recipeChapters, recipePosition } from "../rules/recipe-chapters.ts";
import { Chapters, type ChaptersProps } from "./chapters.tsx";
import { RecipeBar } from "./recipe-bar.tsx";
import { RecipeMark } from "./recipe-mark.tsx";

/** The chapters for whoever comes along a recipe: where one is in it, and which of them show its steps. Else as ever. */
export function RecipeChapters({ code, chapters }: { code: string; chapters: ChaptersProps }) {
  const [initialProgress] = useState(() => getRecipeProgress(code));
  const isShown = initialProgress?.steps.some(({ film: video }) => video?.id === chapters.video.id);
  return initialProgress && isShown ? (
    <FollowedChapters begun={initialProgress} chapters={chapters} />
  ) : (
    <Chapters {...chapters} />
  );
}

function FollowedChapters({ begun: initialProgress, chapters }: { begun: RecipeProgress; chapters: ChaptersProps }) {
  const { video, player } = chapters;
  const [progress, setProgress] = useState(initialProgress);
  const marks = recipeChapters(video, progress);
  const model = marks.findIndex((mark) => mark?.isNow);
  const go = (step: number): void => {
    const next = moveToStep(progress, step);
    saveRecipeProgress(next);
    setProgress(next);
  };
  useChapterPassed(chapters, model, () => go(progress.at + 1));
  usePauseOnBack(chapters);

  const line = recipePosition(progress, video.id, initialProgress.at);
  return (
    <>
      <RecipeBar
        {...{ progress, position: line }}
        onBack={() => player?.pause()}
        onGo={() => {
          player?.pause();
          go(line.goTo);
        }}
      />
      <Chapters
        {...chapters}
        model={model}
        renderMark={(i) => {
          const mark = marks[i];
          return mark && <RecipeMark {...mark} />;
        }}
      />
    </>
  );
}

/** Notifies once when the video was played past the end of a chapter. */
function useChapterPassed({ video, state }: ChaptersProps, chapter: number, onPast: () => void): void {
  const { atMs, isPlaying } = state;
  const last = useRef({ atMs, isPlaying });
  useEffect(() => {
    const before = last.current;
    last.current = { atMs, isPlaying };
    // The end of a video stops it in the same breath.
    const isRunning = isPlaying || before.isPlaying;
    if (chapter >= 0 && isRunning && hasPlayedPast(video, chapter, before.atMs, atMs)) onPast();
  });
}

/** Back leads into follow mode, which covers everything: no video goes on talking beneath it. */
function usePauseOnBack({ player }: ChaptersProps): void {
  useEffect(() => {
    const controller = new AbortController();
    addEventListener("popstate", () => player?.pause(), { signal: controller.signal });
    return () => controller.abort();
  }, [player]);
}
