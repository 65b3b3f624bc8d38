import { useRef, useState } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { Drawing as Lines } from "../rules/drawing/draw-hack.ts";
import { Drawing } from "./drawing.tsx";
import css from "./before-after.module.css";

/**
 * Before and after as a silent loop that can be stopped; where motion is reduced, as two stills side by side.
 * Without lines yet their place is kept.
 */
export function BeforeAfter({ lines, title }: { lines: Lines | null; title: string }) {
  const t = useMessages<Messages>();
  const loop = useRef<HTMLDivElement>(null);
  const [isPaused, setIsPaused] = useState(false);
  const alt = t("drawing.alt", { title });

  function togglePaused(): void {
    const svg = loop.current?.querySelector("svg");
    if (isPaused) svg?.unpauseAnimations();
    else svg?.pauseAnimations();
    setIsPaused(!isPaused);
  }

  if (!lines) return <div className={css.place} />;
  return (
    <figure>
      <div ref={loop} className="anchor when-moving">
        <Drawing lines={lines} state="loop" alt={alt} />
        <button
          type="button"
          className={`${css.pause} middle`}
          aria-label={t(isPaused ? "drawing.play" : "drawing.pause")}
          onClick={togglePaused}
        >
          <svg className={css.sign} viewBox="0 0 20 20" aria-hidden="true">
            <path d={isPaused ? "M6 4l10 6-10 6z" : "M7 4v12M13 4v12"} />
          </svg>
        </button>
      </div>
      <div className="when-still" role="img" aria-label={alt}>
        <div className="halves stack-2">
          {(["before", "after"] as const).map((state) => (
            <div key={state} className={classNames(css.still, css[state])}>
              <Drawing lines={lines} state={state} />
              <p className={`${css.name} text-aside text-leading-12`} aria-hidden="true">
                {t(`drawing.${state}`)}
              </p>
            </div>
          ))}
        </div>
      </div>
    </figure>
  );
}
