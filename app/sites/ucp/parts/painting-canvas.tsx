// The canvas and the mural take the keys themselves (role="application"); the linter knows no such widget.
/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */

import { type Dispatch, type KeyboardEvent, useRef, useState } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import { getVisitSound } from "#app/kits/sound/use-sound.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { track } from "#app/kits/analytics/track.ts";
import { maxStrokes, paperHeight, papers, paperWidth } from "#contracts/painting-limits.ts";
import type { Paint, Stroke } from "#contracts/painting.ts";
import type { Messages } from "../copy/messages.ts";
import { type CanvasState, type CanvasAction, canPaint } from "../rules/canvas.ts";
import { strokeAt } from "../rules/erase.ts";
import css from "./painting-canvas.module.css";
import { initialTool, keyStep, smallKeyStep, type Tool } from "./canvas-tools.ts";
import { PaintRow } from "./paint-row.tsx";
import { PaintingSvg } from "./painting-svg.tsx";
import { describePainting } from "./describe-painting.ts";
import { ToolRow } from "./tool-row.tsx";
import { usePointer } from "./use-pointer.ts";

interface PaintingCanvasProps {
  canvas: CanvasState;
  paints: readonly Paint[];
  paint: number;
  onPaint: (paint: number) => void;
  dispatch: Dispatch<CanvasAction>;
}

/** 描く: the paper, and two equal ways onto it: the hand, and the keys. */
export function PaintingCanvas({ canvas, paints, paint, onPaint, dispatch }: PaintingCanvasProps) {
  const t = useMessages<Messages>();
  const { draft, past, future } = canvas;
  const { strokes, paper } = draft;
  const area = useRef<HTMLDivElement>(null);
  const live = useRef<SVGGElement>(null);
  const [tool, setTool] = useState<Tool>(initialTool);
  const [message, setMessage] = useState("");
  const [cursor, setCursor] = useState<{ x: number; y: number; from: { x: number; y: number } | null } | null>(null);
  const isFull = !canPaint(strokes);

  function addStroke(stroke: Stroke, words: string): void {
    if (!canPaint(strokes, stroke)) return setMessage(t("easel.tooMany"));
    if (strokes.length === 0) track("ucp_step3");
    if (stroke.kind === "line") getVisitSound().play("brush-stroke");
    dispatch({ do: "paint", stroke });
    setMessage(words);
  }
  function erase(x: number, y: number): void {
    const at = strokeAt(strokes, x, y);
    if (at !== null) dispatch({ do: "erase", at });
    setMessage(t(at === null ? "easel.nothing" : "easel.erased"));
  }
  function step(back: boolean): void {
    dispatch({ do: back ? "undo" : "redo" });
    setMessage(t(back ? "easel.undone" : "easel.redone"));
  }

  usePointer(area, live, {
    ...{ tool, paint, paints },
    onStroke: (stroke) => addStroke(stroke, ""),
    onErase: (x, y) => {
      const at = strokeAt(strokes, x, y);
      if (at !== null) dispatch({ do: "erase", at });
    },
  });

  function handleKey(event: KeyboardEvent): void {
    const here = cursor ?? { x: paperWidth / 2, y: paperHeight / 2, from: null };
    const stepPx = event.shiftKey ? smallKeyStep : keyStep;
    const [dx, dy] = {
      ArrowRight: [stepPx, 0],
      ArrowLeft: [-stepPx, 0],
      ArrowDown: [0, stepPx],
      ArrowUp: [0, -stepPx],
    }[event.key] ?? [0, 0];
    if (dx !== 0 || dy !== 0) {
      event.preventDefault();
      const next = { ...here, x: clamp(here.x + dx!, paperWidth), y: clamp(here.y + dy!, paperHeight) };
      setCursor(next);
      return setMessage(t("easel.cursor", percent(next)));
    }
    const key = event.key.toLowerCase();
    if (key === "z") return step(!event.shiftKey);
    if (key === "y") return step(false);
    if (key === "e") return erase(here.x, here.y);
    if (key !== "enter" && key !== " ") return;
    event.preventDefault();
    setCursor(here);
    if (tool.kind === "eraser") return erase(here.x, here.y);
    if (tool.kind === "stamp") {
      const stroke: Stroke = {
        kind: "stamp",
        form: tool.form,
        paint,
        size: tool.size,
        turn: tool.turn,
        x: here.x,
        y: here.y,
      };
      return addStroke(stroke, t("easel.stamped", { form: t(`form.${tool.form}`), ...percent(here) }));
    }
    if (!here.from) {
      setCursor({ ...here, from: { x: here.x, y: here.y } });
      return setMessage(t("easel.lineFrom"));
    }
    setCursor({ ...here, from: null });
    const points = straightLine(here.from, here);
    addStroke({ kind: "line", brush: tool.kind, paint, size: tool.size, points }, t("easel.lined"));
  }

  return (
    <section
      id="ucp-easel"
      className={`${css.easel} stack-3`}
      aria-labelledby="ucp-easel-title"
      tabIndex={-1}
      data-strokes={strokes.length}
    >
      <header className="stack-2">
        <h2 id="ucp-easel-title" className={classNames("text-banner", role.display)}>
          {t("easel.title")}
        </h2>
        <p className="text-note">{t("easel.lead")}</p>
      </header>
      <div className="justify-centre stack-2">
        <div
          ref={area}
          className={css.paper}
          role="application"
          aria-label={t("easel.paper")}
          aria-describedby="ucp-told"
          tabIndex={0}
          data-tool={tool.kind}
          onKeyDown={handleKey}
          onBlur={() => setCursor(null)}
        >
          <PaintingSvg drawn={{ paper, strokes, paints: [...paints] }} className={css.drawn} />
          <svg viewBox={`0 0 ${paperWidth} ${paperHeight}`} className={css.live} aria-hidden="true">
            <g ref={live} />
            {cursor && (
              <g className={css.cursor} transform={`translate(${cursor.x} ${cursor.y})`}>
                <path d="M-34 0H-12M12 0H34M0-34V-12M0 12V34" />
                <circle r="12" />
                {cursor.from && <path d={`M0 0L${cursor.from.x - cursor.x} ${cursor.from.y - cursor.y}`} />}
              </g>
            )}
          </svg>
        </div>
        <p className={`${css.count} line-3 text-note`}>
          {t("easel.count", { count: strokes.length })}
          <meter className={css.meter} min={0} max={maxStrokes} value={strokes.length} aria-hidden="true" />
        </p>
      </div>
      <p className={css.said} role="status">
        {message || (isFull ? t("easel.tooMany") : "")}
      </p>
      <PaintRow
        draft={draft}
        paints={paints}
        paint={paint}
        onPaint={onPaint}
        onRemove={(at) => dispatch({ do: "dropPaint", at })}
      />
      <ToolRow tool={tool} onTool={setTool} />
      <div className="row-2">
        <Button look="line" compact disabled={past.length === 0} onClick={() => step(true)}>
          {t("easel.undo")}
        </Button>
        <Button look="line" compact disabled={future.length === 0} onClick={() => step(false)}>
          {t("easel.redo")}
        </Button>
        <Button look="line" compact disabled={strokes.length === 0} onClick={() => dispatch({ do: "clear" })}>
          {t("easel.clear")}
        </Button>
      </div>
      <fieldset className={`${css.row} stack-2`}>
        <legend>{t("easel.ground")}</legend>
        <div className="row-2">
          {papers.map((one) => (
            <label key={one} className={css.choice}>
              <input
                type="radio"
                name="ucp-paper"
                checked={paper === one}
                onChange={() => dispatch({ do: "paper", paper: one })}
              />
              <span>{t(`easel.${one}`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <details className={css.words}>
        <summary>{t("easel.told")}</summary>
        <p id="ucp-told">{describePainting(t, { paper, strokes, paints })}</p>
      </details>
      <p className="text-note">{t("easel.kept")}</p>
    </section>
  );
}

const clamp = (value: number, max: number): number => Math.min(max, Math.max(0, value));

const percent = ({ x, y }: { x: number; y: number }) => ({
  x: Math.round((100 * x) / paperWidth),
  y: Math.round((100 * y) / paperHeight),
});

/** A line that swells and thins as a hand would draw it. */
function straightLine(from: { x: number; y: number }, to: { x: number; y: number }): number[] {
  const steps = 8;
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    return [
      Math.round(from.x + (to.x - from.x) * t),
      Math.round(from.y + (to.y - from.y) * t),
      Math.round(6 + 7 * Math.sin(Math.PI * Math.min(1, t * 0.9 + 0.08))),
    ];
  }).flat();
}
