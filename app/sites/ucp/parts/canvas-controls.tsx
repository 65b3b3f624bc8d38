import type { Dispatch } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { type Paper, papers } from "#contracts/painting-limits.ts";
import type { Messages } from "../copy/messages.ts";
import type { CanvasAction, CanvasState } from "../rules/canvas.ts";
import css from "./painting-canvas.module.css";

interface CanvasStepsProps {
  canvas: CanvasState;
  onStep: (isBack: boolean) => void;
  onClear: () => void;
}

/** One step back, one forth, or everything off the paper. */
export function CanvasSteps({ canvas, onStep, onClear }: CanvasStepsProps) {
  const t = useMessages<Messages>();
  const { draft, past, future } = canvas;
  return (
    <div className="row-2">
      <Button look="line" compact disabled={past.length === 0} onClick={() => onStep(true)}>
        {t("canvas.undo")}
      </Button>
      <Button look="line" compact disabled={future.length === 0} onClick={() => onStep(false)}>
        {t("canvas.redo")}
      </Button>
      <Button look="line" compact disabled={draft.strokes.length === 0} onClick={onClear}>
        {t("canvas.clear")}
      </Button>
    </div>
  );
}

/** What is painted on. */
export function PaperChoice({ paper, dispatch }: { paper: Paper; dispatch: Dispatch<CanvasAction> }) {
  const t = useMessages<Messages>();
  return (
    <fieldset className={`${css.row} stack-2`}>
      <legend className="text-note">{t("canvas.ground")}</legend>
      <div className="row-2">
        {papers.map((one) => (
          <label key={one} className={`${css.choice} choice-tile`}>
            <input
              type="radio"
              name="ucp-paper"
              checked={paper === one}
              onChange={() => dispatch({ do: "paper", paper: one })}
            />
            <span className="middle target-box text-body">{t(`canvas.${one}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
