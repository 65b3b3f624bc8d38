import { useEffect, useEffectEvent, useState } from "react";
import { keepRecipeTrail, recipeTrail } from "#app/kits/visitor/recipe-trail.ts";
import { useWords } from "#app/kits/words/words.tsx";
import { type RecipeTrail, trailAt } from "#contracts/recipe-trail.ts";
import type { Words } from "../copy/words.ts";
import type { View } from "../data.server.ts";
import { beginFollow } from "../rules/follow.ts";

/**
 * Where one is in this recipe, and what of it was done in this visit, told on with each step.
 * @param from the step an address asks for; without one it goes on where it was, and a recipe that was done begins anew
 */
export function useTrail(page: View<"recipe">, from: number | null, onDone: (done: readonly number[]) => void) {
  const t = useWords<Words>();
  const { code, title, isOwn, steps } = page;
  const [trail, setTrail] = useState((): RecipeTrail => {
    const kept = recipeTrail(code);
    const isOver = kept === null || (from === null && kept.at >= steps.length);
    return {
      ...{ code, title, isOwn },
      steps: steps.map(({ part, film }) => ({
        part: t(`parts.${part}`),
        film: film && { id: film.id, atMs: film.atMs },
      })),
      at: Math.min(from ?? (isOver ? 0 : kept.at), steps.length),
      done: isOver ? [] : kept.done,
    };
  });
  const [follow, setFollow] = useState(() =>
    beginFollow(
      steps.map(({ seconds }) => seconds),
      trail.at,
    ),
  );
  const step = follow.isDone ? steps.length : follow.index;
  useEffect(() => setTrail((before) => (step === before.at ? before : trailAt(before, step))), [step]);

  const tell = useEffectEvent(onDone);
  useEffect(() => {
    keepRecipeTrail(trail);
    tell(trail.done);
  }, [trail]);

  return { done: trail.done, follow, setFollow };
}
