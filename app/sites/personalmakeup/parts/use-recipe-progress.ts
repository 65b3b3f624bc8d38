import { useEffect, useEffectEvent, useState } from "react";
import { saveRecipeProgress, getRecipeProgress } from "#app/kits/visitor/recipe-progress.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { type RecipeProgress, moveToStep } from "#contracts/recipe-progress.ts";
import type { Messages } from "../copy/messages.ts";
import type { View } from "../data.server.ts";
import { beginFollow } from "../rules/follow.ts";

/**
 * Where one is in this recipe, and what of it was done in this visit, told on with each step.
 * @param requestedStep the step an address asks for; without one it goes on where it was, and a recipe that was done begins anew
 */
export function useRecipeProgress(
  page: View<"recipe">,
  requestedStep: number | null,
  onDone: (done: readonly number[]) => void,
) {
  const t = useMessages<Messages>();
  const { code, title, isOwn, steps } = page;
  const [progress, setProgress] = useState((): RecipeProgress => {
    const saved = getRecipeProgress(code);
    const startsAnew = saved === null || (requestedStep === null && saved.at >= steps.length);
    return {
      ...{ code, title, isOwn },
      steps: steps.map(({ part, video }) => ({
        part: t(`parts.${part}`),
        film: video && { id: video.id, atMs: video.atMs },
      })),
      at: Math.min(requestedStep ?? (startsAnew ? 0 : saved.at), steps.length),
      done: startsAnew ? [] : saved.done,
    };
  });
  const [follow, setFollow] = useState(() =>
    beginFollow(
      steps.map(({ seconds }) => seconds),
      progress.at,
    ),
  );
  const step = follow.isDone ? steps.length : follow.index;
  useEffect(() => setProgress((before) => (step === before.at ? before : moveToStep(before, step))), [step]);

  const notifyDone = useEffectEvent(onDone);
  useEffect(() => {
    saveRecipeProgress(progress);
    notifyDone(progress.done);
  }, [progress]);

  return { done: progress.done, follow, setFollow };
}
