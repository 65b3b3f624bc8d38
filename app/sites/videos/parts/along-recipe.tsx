import { useEffect, useRef, useState } from "react";
import { keepRecipeTrail, recipeTrail } from "#app/kits/visitor/recipe-trail.ts";
import { type RecipeTrail, trailAt } from "#contracts/recipe-trail.ts";
import { hasPlayedPast, recipeChapters, recipeLine } from "../rules/recipe-chapters.ts";
import { Chapters, type ChaptersProps } from "./chapters.tsx";
import { RecipeLineBar } from "./recipe-line.tsx";
import { RecipeMark } from "./recipe-mark.tsx";

/** The chapters for whoever comes along a recipe: where one is in it, and which of them show its steps. Else as ever. */
export function AlongRecipe({ code, chapters }: { code: string; chapters: ChaptersProps }) {
  const [begun] = useState(() => recipeTrail(code));
  const isShown = begun?.steps.some(({ film }) => film?.id === chapters.film.id);
  return begun && isShown ? <Along begun={begun} chapters={chapters} /> : <Chapters {...chapters} />;
}

function Along({ begun, chapters }: { begun: RecipeTrail; chapters: ChaptersProps }) {
  const { film, desk } = chapters;
  const [trail, setTrail] = useState(begun);
  const marks = recipeChapters(film, trail);
  const model = marks.findIndex((mark) => mark?.isNow);
  const go = (step: number): void => {
    const next = trailAt(trail, step);
    keepRecipeTrail(next);
    setTrail(next);
  };
  usePlayedPast(chapters, model, () => go(trail.at + 1));
  useStillOnBack(chapters);

  const line = recipeLine(trail, film.id, begun.at);
  return (
    <>
      <RecipeLineBar
        {...{ trail, line }}
        onBack={() => desk?.pause()}
        onGo={() => {
          desk?.pause();
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

/** Tells once when the film was played past the end of a chapter. */
function usePlayedPast({ film, state }: ChaptersProps, chapter: number, onPast: () => void): void {
  const { atMs, isPlaying } = state;
  const last = useRef({ atMs, isPlaying });
  useEffect(() => {
    const before = last.current;
    last.current = { atMs, isPlaying };
    // The end of a film stops it in the same breath.
    const isRunning = isPlaying || before.isPlaying;
    if (chapter >= 0 && isRunning && hasPlayedPast(film, chapter, before.atMs, atMs)) onPast();
  });
}

/** Back leads into follow mode, which covers everything: no film goes on talking beneath it. */
function useStillOnBack({ desk }: ChaptersProps): void {
  useEffect(() => {
    const leaving = new AbortController();
    addEventListener("popstate", () => desk?.pause(), { signal: leaving.signal });
    return () => leaving.abort();
  }, [desk]);
}
