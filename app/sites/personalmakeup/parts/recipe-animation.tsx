"use no memo"; // It was never compiled, and would only be heavier.
import { type ReactNode, useEffect, useRef, useState } from "react";
import { preferences } from "#app/kits/visitor/preferences.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import role from "#app/kits/ui/type/type.module.css";
import "#app/kits/ui/roles/slider.css";
import type { Messages } from "../copy/messages.ts";
import type { View } from "../data.server.ts";
import type { AnimationDirection } from "../scene/recipe-animation.ts";
import { animation } from "../tuning.ts";
import { MadeUpFace } from "./made-up-face.tsx";
import css from "./recipe-animation.module.css";

/**
 * The face of a recipe. For its maker it runs back from the finished look to bare skin at once, and forward again, so that
 * it stands made up; for anyone a slider paints it step by step, and two buttons play it.
 */
export function RecipeAnimation({ page, children }: { page: View<"recipe">; children: ReactNode }) {
  const t = useMessages<Messages>();
  const { steps } = page;
  const { count, direction, clock, play, scrub } = useRecipeAnimation(steps.length, page.isOwn);
  const last = steps[count - 1];
  const where =
    count === 0
      ? t("recipe.atBare")
      : count === steps.length
        ? t("recipe.atDone")
        : t("recipe.at", { step: count, part: t(`parts.${last?.part ?? "lip"}`) });
  return (
    <div className={`${css.animation} bleed veil`} data-direction={direction ?? undefined}>
      <div className={css.picture}>
        <MadeUpFace
          rows={page.face.rows}
          look={page.look}
          shown={steps.slice(0, count).map(({ part }) => part)}
          label={t("recipe.face", { title: page.title })}
        />
      </div>
      {children}
      <div className={`${css.strip} side`}>
        <p className={`${css.where} full-row text-body text-leading-16`}>
          <span ref={clock} className={role.micro} aria-hidden="true" />
          <span>{where}</span>
        </p>
        <span className="needs-script">
          <input
            type="range"
            className="slider"
            min={0}
            max={steps.length}
            value={count}
            aria-label={t("recipe.scrub")}
            aria-valuetext={where}
            onChange={({ target }) => scrub(Number(target.value))}
          />
        </span>
        <button
          type="button"
          className={`${css.play} needs-script text-body text-strong`}
          onClick={() => {
            if (direction) scrub(count);
            else void play(count === 0 ? "forward" : "back", 0).catch(console.warn);
          }}
        >
          {t(direction ? "recipe.stop" : count === 0 ? "recipe.forward" : "recipe.rewind")}
        </button>
      </div>
    </div>
  );
}

/** How many steps are painted, and the animation that paints them. It runs back and forward once by itself when `isOwn`. */
function useRecipeAnimation(stepCount: number, isOwn: boolean) {
  const [count, setCount] = useState(stepCount);
  const [direction, setDirection] = useState<AnimationDirection | null>(null);
  const controllerRef = useRef<AbortController | null>(null);
  const clock = useRef<HTMLSpanElement>(null);

  async function play(next: AnimationDirection, holdMs?: number): Promise<boolean> {
    controllerRef.current?.abort();
    const { signal } = (controllerRef.current = new AbortController());
    setDirection(next);
    const { playAnimation } = await import("../scene/recipe-animation.ts");
    await playAnimation(
      { direction: next, steps: stepCount, holdMs, isReduced: preferences.isMotionReduced() },
      signal,
      {
        showSteps: setCount,
        setClock: (clockText) => clock.current && (clock.current.textContent = clockText),
      },
    );
    if (!signal.aborted) setDirection(null);
    return !signal.aborted;
  }

  /** Back to bare skin, and from there to what the recipe makes of it; whoever takes the slider stops it. */
  async function playThere(): Promise<void> {
    if (await play("back")) await play("forward", animation.bareMs);
  }

  const first = useRef(isOwn);
  useEffect(() => {
    if (first.current) void playThere().catch(console.warn);
    return () => controllerRef.current?.abort();
    // Once, when the recipe has come.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  function scrub(next: number): void {
    controllerRef.current?.abort();
    setDirection(null);
    setCount(next);
  }

  return { count, direction, clock, play, scrub };
}
