"use no memo"; // It stands in the first view: compiled it would only be heavier.

import { useEffect, useRef, useState } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import type { PlayPage } from "../../data.server.ts";
import type { Ground, Stroke } from "../../rules/tester-result.ts";
import { shapeHeight, shapeWidth, strokeShape } from "../../rules/stroke-shapes.ts";
import { Names } from "./names.tsx";
import css from "./board-figure.module.css";

interface BoardFigureProps {
  strokes: readonly Stroke[];
  /** Null: on black lacquer, as a picture without an edge. */
  ground: Ground | null;
  page: Pick<PlayPage, "shades" | "grounds">;
  /** What lies on the strokes; nothing where the names are still hidden. */
  names?: readonly string[];
  /** What is seen, for those who do not see it; decoration without it. */
  label?: string;
  className?: string;
}

/** `--ink` */
const ink = "#050304";

/**
 * Strokes as they were drawn. The server sends their shapes; the painter comes when the page is alive and lays colour with
 * its finish over them.
 */
export function BoardFigure({ strokes, ground, page, names, label, className }: BoardFigureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isPainted, setIsPainted] = useState(false);

  useEffect(() => {
    const controller = new AbortController();
    const paint = async (): Promise<void> => {
      const { paintFigure } = await import("../../scene/paint-figure.ts");
      if (controller.signal.aborted || !canvas.current) return;
      const colours = { shades: page.shades, grounds: ground === null ? [ink] : page.grounds };
      await paintFigure(canvas.current, { colours, ground: ground ?? 0, strokes }, controller.signal);
      if (!controller.signal.aborted) setIsPainted(true);
    };
    // Without the painter the shapes stay.
    void paint().catch(() => {});
    return () => controller.abort();
  }, [strokes, ground, page]);

  return (
    <div
      className={classNames(css.board, ground === null ? css.ink : css[`g${ground}`], className)}
      role={label ? "img" : undefined}
      aria-label={label}
    >
      <svg className="overlay-full" viewBox={`0 0 ${shapeWidth} ${shapeHeight}`} aria-hidden="true">
        {strokes.map((stroke, i) => {
          const { outline, light, dark } = strokeShape(stroke);
          return (
            <g key={i}>
              <path d={outline} fill={page.shades[stroke.shade]?.hex} />
              <path d={light} className={css.light} />
              <path d={dark} className={css.dark} />
            </g>
          );
        })}
      </svg>
      <canvas
        ref={canvas}
        className={`${css.canvas} overlay-full`}
        data-painted={isPainted || undefined}
        aria-hidden="true"
      />
      {names && <Names strokes={strokes} names={names} isFalling />}
    </div>
  );
}
