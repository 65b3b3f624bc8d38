"use no memo"; // All of it follows each stroke: compiled it would only be heavier.
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import type { PlayPage } from "../../data.server.ts";
import type { OnDrawingChange } from "../../flow/use-clock.ts";
import { fitStroke, type Trace } from "../../rules/fit-stroke.ts";
import type { Ground, Knot, Stroke } from "../../rules/tester-result.ts";
import { type BoardSurface, startBoard } from "../../scene/board-surface.ts";
import { listenForStrokes } from "../../scene/pointer-strokes.ts";
import figure from "../figure/board-figure.module.css";
import css from "./board-view.module.css";

interface LiveBoardProps {
  page: PlayPage;
  ground: Ground;
  strokes: readonly Stroke[];
  /** What a stroke is drawn with; null while nothing may be drawn. */
  shade: number | null;
  /** Told when a stroke begins and ends. */
  onDrawingChange?: OnDrawingChange;
  label: string;
  onStroke: (knots: Knot[]) => void;
  /** What lies over the board. */
  children?: ReactNode;
}

/** The board under the finger. What was drawn settles into the stroke that its code will draw again. */
export function LiveBoard({
  page,
  ground,
  strokes,
  shade,
  onDrawingChange: onHand,
  label,
  onStroke,
  children,
}: LiveBoardProps) {
  const { canvas, hasFailed } = useBoard({ page, ground, strokes, shade, onDrawingChange: onHand, onStroke });
  return (
    <div
      className={classNames(figure.board, figure[`g${ground}`], css.board)}
      data-ready={shade !== null || undefined}
      data-mute={hasFailed || undefined}
    >
      <canvas
        ref={canvas}
        className={`${css.canvas} overlay`}
        role="img"
        aria-label={label}
        data-strokes={strokes.length}
      />
      {children}
    </div>
  );
}

/** The drawing on the canvas: what is drawn already, and what a finger adds to it. */
function useBoard({
  page,
  ground,
  strokes,
  shade,
  onDrawingChange: onHand,
  onStroke,
}: Omit<LiveBoardProps, "label" | "children">) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const surface = useRef<BoardSurface | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  const canBegin = useEffectEvent(() => shade !== null);
  const begin = useEffectEvent(() => {
    onHand?.(true);
    if (shade !== null) surface.current?.begin(shade, strokes.length);
  });
  const end = useEffectEvent((traces: readonly Trace[]) => {
    onHand?.(false);
    onStroke(fitStroke(traces));
  });
  const cancel = useEffectEvent(() => {
    onHand?.(false);
    surface.current?.discard();
  });
  const showAll = useEffectEvent(() => void surface.current?.show(strokes));

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const controller = new AbortController();
    const { signal } = controller;
    try {
      surface.current = startBoard(element, { colours: page, ground }, signal);
    } catch {
      setHasFailed(true);
      return;
    }
    showAll();
    const input = {
      canBegin: () => canBegin(),
      onBegin: () => begin(),
      onTraces: (traces: readonly Trace[]) => surface.current?.extend(traces),
      onEnd: (traces: readonly Trace[]) => end(traces),
      onCancel: () => cancel(),
    };
    listenForStrokes(element, input, signal);
    return () => {
      controller.abort();
      surface.current = null;
    };
  }, [page, ground]);

  useEffect(() => {
    void surface.current?.show(strokes);
  }, [strokes]);

  return { canvas, hasFailed };
}
