import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from "react";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import { tuning } from "../tuning.ts";
import type { MascaraScene } from "../scene/start-scene.ts";
import css from "./mascara-canvas.module.css";
import type { SceneState } from "./use-scene.ts";

interface CanvasGesturesProps {
  state: SceneState;
  scene: () => MascaraScene | null;
  isFlat: boolean;
  onFlat: (isFlat: boolean) => void;
  onStroke: (share: number) => void;
}

/** Where the brush hangs on the stage, in shares of its width and height. */
const brushBox = { left: 0.44, right: 0.78, top: 0.46, bottom: 0.84 } as const;

/** What a hand does on the stage: it turns the tube, strokes the brush, and asks for the drawing. */
export function CanvasGestures({ state, scene, isFlat, onFlat, onStroke }: CanvasGesturesProps) {
  const t = useMessages<Messages>();
  const angle = useRef(0);

  useEffect(() => {
    if (state === "solid") scene()?.turnTo(angle.current);
  }, [state, scene]);

  function turn(by: number): void {
    angle.current += by;
    scene()?.turnTo(angle.current);
  }
  const dragHandlers = useSceneDrag(scene, turn, onStroke);

  function handleKey(event: KeyboardEvent): void {
    const direction = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!direction) return;
    event.preventDefault();
    turn(direction * tuning.turnOfKey);
  }

  return (
    <>
      <div className={css.touch} {...dragHandlers} />
      {state === "solid" && (
        <div className={css.turns}>
          <button
            type="button"
            className="target-box text-bright"
            aria-label={t("stage.left")}
            onKeyDown={handleKey}
            onClick={() => turn(-tuning.turnOfKey)}
          >
            <TurnIcon />
          </button>
          <button
            type="button"
            className="target-box text-bright"
            aria-label={t("stage.right")}
            onKeyDown={handleKey}
            onClick={() => turn(tuning.turnOfKey)}
          >
            <TurnIcon isRight />
          </button>
        </div>
      )}
      {(state !== "drawn" || isFlat) && (
        <div className={css.kind}>
          <button
            type="button"
            className="target-box text-bright"
            aria-pressed={isFlat}
            onClick={() => onFlat(!isFlat)}
          >
            {t("stage.flat")}
          </button>
        </div>
      )}
    </>
  );
}

/** A drag that begins on the brush strokes it; any other one turns the tube. */
function useSceneDrag(
  scene: CanvasGesturesProps["scene"],
  turn: (by: number) => void,
  onStroke: CanvasGesturesProps["onStroke"],
) {
  const drag = useRef<{ x: number; y: number; isBrush: boolean } | null>(null);

  function begin(event: PointerEvent): void {
    const { x, y } = placeOf(event);
    const isBrush = x > brushBox.left && x < brushBox.right && y > brushBox.top && y < brushBox.bottom;
    drag.current = { x, y, isBrush };
    event.currentTarget.setPointerCapture(event.pointerId);
  }

  function move(event: PointerEvent): void {
    if (!drag.current) return;
    const { x, y } = placeOf(event);
    const [byX, byY] = [x - drag.current.x, y - drag.current.y];
    drag.current = { ...drag.current, x, y };
    if (!drag.current.isBrush) return turn(byX * tuning.turnOfStage);
    const at = Math.min(1, Math.max(0, (y - brushBox.top) / (brushBox.bottom - brushBox.top)));
    const direction = Math.abs(byY) > Math.abs(byX) ? byY : byX;
    scene()?.flex({ at, push: Math.max(-1, Math.min(1, direction * 40)) || 0.2 });
    onStroke(Math.hypot(byX, byY) * 2.2);
  }

  function end(): void {
    if (drag.current?.isBrush) scene()?.flex({ at: 0.5, push: 0 });
    drag.current = null;
  }

  return { onPointerDown: begin, onPointerMove: move, onPointerUp: end, onPointerCancel: end };
}

/** In shares of the stage's width and height. */
function placeOf({ currentTarget, clientX, clientY }: PointerEvent): { x: number; y: number } {
  const box = currentTarget.getBoundingClientRect();
  return { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height };
}

function TurnIcon({ isRight = false }: { isRight?: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
    >
      <g transform={isRight ? "matrix(-1 0 0 1 24 0)" : undefined}>
        <path d="M4 12c0-3 3.600-5 8-5s8 2 8 5-3.600 5-8 5H8" />
        <path d="M11 14l-3 3 3 3" />
      </g>
    </svg>
  );
}
