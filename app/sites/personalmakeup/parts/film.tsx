import { type ReactNode, useEffect, useRef, useState } from "react";
import { preferences } from "#app/kits/visitor/preferences.ts";
import { useWords } from "#app/kits/words/words.tsx";
import role from "#app/kits/ui/type/type.module.css";
import type { Words } from "../copy/words.ts";
import type { View } from "../data.server.ts";
import type { FilmWay } from "../scene/film.ts";
import { MadeUpFace } from "./made-up-face.tsx";
import css from "./film.module.css";

/**
 * The face of a recipe. For its maker it runs back from the finished look to bare skin at once; then, and for anyone, a
 * slider paints it forward step by step, and two buttons play it.
 */
export function Film({ page, children }: { page: View<"recipe">; children: ReactNode }) {
  const t = useWords<Words>();
  const { steps } = page;
  const [count, setCount] = useState(steps.length);
  const [way, setWay] = useState<FilmWay | null>(null);
  const playing = useRef<AbortController | null>(null);
  const clock = useRef<HTMLSpanElement>(null);

  async function play(next: FilmWay, holdMs?: number): Promise<void> {
    playing.current?.abort();
    const { signal } = (playing.current = new AbortController());
    setWay(next);
    const { playFilm } = await import("../scene/film.ts");
    await playFilm({ way: next, steps: steps.length, holdMs, isReduced: preferences.isMotionReduced() }, signal, {
      show: setCount,
      tell: (words) => clock.current && (clock.current.textContent = words),
    });
    if (!signal.aborted) setWay(null);
  }

  const first = useRef(page.isOwn);
  useEffect(() => {
    if (first.current) void play("back").catch(console.warn);
    return () => playing.current?.abort();
    // Once, when the recipe has come.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  function scrub(next: number): void {
    playing.current?.abort();
    setWay(null);
    setCount(next);
  }

  const last = steps[count - 1];
  const where =
    count === 0
      ? t("recipe.atBare")
      : count === steps.length
        ? t("recipe.atDone")
        : t("recipe.at", { step: count, part: t(`parts.${last?.part ?? "lip"}`) });
  return (
    <div className={css.film} data-way={way ?? undefined}>
      <div className={css.picture}>
        <MadeUpFace
          rows={page.face.rows}
          look={page.look}
          shown={steps.slice(0, count).map(({ part }) => part)}
          label={t("recipe.face", { title: page.title })}
        />
      </div>
      {children}
      <div className={css.strip}>
        <p className={css.where}>
          <span ref={clock} className={role.micro} aria-hidden="true" />
          <span>{where}</span>
        </p>
        <input
          type="range"
          className={css.range}
          min={0}
          max={steps.length}
          value={count}
          aria-label={t("recipe.scrub")}
          aria-valuetext={where}
          onChange={({ target }) => scrub(Number(target.value))}
        />
        <button
          type="button"
          className={css.play}
          onClick={() => {
            if (way) scrub(count);
            else void play(count === 0 ? "forward" : "back", 0).catch(console.warn);
          }}
        >
          {t(way ? "recipe.stop" : count === 0 ? "recipe.forward" : "recipe.rewind")}
        </button>
      </div>
    </div>
  );
}
