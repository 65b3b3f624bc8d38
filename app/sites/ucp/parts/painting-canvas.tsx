import { type Dispatch, useState } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import { getVisitSound } from "#app/kits/sound/use-sound.ts";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { track } from "#app/kits/analytics/track.ts";
import { maxStrokes } from "#contracts/painting-limits.ts";
import type { Paint, Stroke } from "#contracts/painting.ts";
import type { Messages } from "../copy/messages.ts";
import { type CanvasState, type CanvasAction, canPaint } from "../rules/canvas.ts";
import { initialTool, type Tool } from "../rules/canvas-tools.ts";
import { strokeAt } from "../rules/erase.ts";
import { CanvasSteps, PaperChoice } from "./canvas-controls.tsx";
import { CanvasPaper } from "./canvas-paper.tsx";
import { describePainting } from "./describe-painting.ts";
import { PaintRow } from "./paint-row.tsx";
import css from "./painting-canvas.module.css";
import { ToolRow } from "./tool-row.tsx";
import { useCanvasKeys } from "./use-canvas-keys.ts";

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
  const { strokes, paper } = canvas.draft;
  const [tool, setTool] = useState<Tool>(initialTool);
  const { message, ...actions } = useCanvasActions(strokes, dispatch);
  const { cursor, handleKey, leave } = useCanvasKeys({ tool, paint, ...actions });
  return (
    <section
      id="ucp-easel"
      className={`${css.canvasArea} stack-3`}
      aria-labelledby="ucp-easel-title"
      tabIndex={-1}
      data-strokes={strokes.length}
    >
      <CanvasHeader />
      <div className="justify-centre stack-2">
        <CanvasPaper
          drawn={{ paper, strokes, paints: [...paints] }}
          tool={tool}
          paint={paint}
          cursor={cursor}
          onStroke={(stroke) => actions.addStroke(stroke, "")}
          onErase={actions.eraseSilently}
          onKey={handleKey}
          onLeave={leave}
        />
        <p className={`${css.count} line-3 text-note`}>
          {t("canvas.count", { count: strokes.length })}
          <meter className={css.meter} min={0} max={maxStrokes} value={strokes.length} aria-hidden="true" />
        </p>
      </div>
      <p className={`${css.status} text-body`} role="status">
        {message || (canPaint(strokes) ? "" : t("canvas.tooMany"))}
      </p>
      <PaintRow
        draft={canvas.draft}
        paints={paints}
        paint={paint}
        onPaint={onPaint}
        onRemove={(at) => dispatch({ do: "dropPaint", at })}
      />
      <ToolRow tool={tool} onTool={setTool} />
      <CanvasSteps canvas={canvas} onStep={actions.step} onClear={() => dispatch({ do: "clear" })} />
      <PaperChoice paper={paper} dispatch={dispatch} />
      <details>
        <summary className="opens-plus text-body">{t("canvas.described")}</summary>
        <p id="ucp-told" className="text-quiet">
          {describePainting(t, { paper, strokes, paints })}
        </p>
      </details>
      <p className="text-note">{t("canvas.saved")}</p>
    </section>
  );
}

function CanvasHeader() {
  const t = useMessages<Messages>();
  return (
    <header className="stack-2">
      <h2 id="ucp-easel-title" className={classNames("text-banner", role.display)}>
        {t("canvas.title")}
      </h2>
      <p className="text-note">{t("canvas.lead")}</p>
    </header>
  );
}

/** What can be done to the paper, and what is said of it. */
function useCanvasActions(strokes: readonly Stroke[], dispatch: Dispatch<CanvasAction>) {
  const t = useMessages<Messages>();
  const [message, setMessage] = useState("");

  function addStroke(stroke: Stroke, words: string): void {
    if (!canPaint(strokes, stroke)) return setMessage(t("canvas.tooMany"));
    if (strokes.length === 0) track("ucp_step3");
    if (stroke.kind === "line") getVisitSound().play("brush-stroke");
    dispatch({ do: "paint", stroke });
    setMessage(words);
  }

  /** Under a moving finger: nothing is said. */
  function eraseSilently(x: number, y: number): boolean {
    const at = strokeAt(strokes, x, y);
    if (at !== null) dispatch({ do: "erase", at });
    return at !== null;
  }

  function erase(x: number, y: number): void {
    setMessage(t(eraseSilently(x, y) ? "canvas.erased" : "canvas.nothing"));
  }

  function step(isBack: boolean): void {
    dispatch({ do: isBack ? "undo" : "redo" });
    setMessage(t(isBack ? "canvas.undone" : "canvas.redone"));
  }

  return { message, addStroke, eraseSilently, erase, step, announce: setMessage };
}
