"use no memo";
import { type KeyboardEvent, useRef, useSyncExternalStore } from "react";
import { MinusIcon } from "../../ui/icons/minus.tsx";
import { PlusIcon } from "../../ui/icons/plus.tsx";
import { StrokeIcon } from "../../ui/icons/stroke-icon.tsx";
import type { StageFraming } from "./stage-framing.ts";
import css from "./zoom-buttons.module.css";

interface ZoomButtonsProps {
  framing: StageFraming;
  labels: {
    /** Of the three of them. */
    group: string;
    /** 「矢印キーで、見る場所を動かせます。」 */
    keys: string;
    nearer: string;
    farther: string;
    reset: string;
  };
}

const stepFactor = 1.5;
/** Between eyes and lips of a face as a stage frames it. */
const middle = { x: 0.5, y: 0.5 };
/** How far an arrow key pushes the picture, in parts of the stage. */
const arrows: Readonly<Record<string, readonly [byX: number, byY: number]>> = {
  ArrowLeft: [0.12, 0],
  ArrowRight: [-0.12, 0],
  ArrowUp: [0, 0.12],
  ArrowDown: [0, -0.12],
};

/** Nearer, farther and back, for those who have no two fingers on the picture; while one has the focus arrow keys move it. */
export function ZoomButtons({ framing, labels }: ZoomButtonsProps) {
  const nearer = useRef<HTMLButtonElement>(null);
  const isZoomed = useSyncExternalStore(framing.subscribe, framing.isZoomed, () => false);
  const isNearest = useSyncExternalStore(framing.subscribe, framing.isNearest, () => false);

  /** Once nothing is zoomed the two other buttons are gone, and the focus with them. */
  function back(step: () => void): void {
    step();
    if (!framing.isZoomed()) nearer.current?.focus();
  }

  function push(event: KeyboardEvent): void {
    const by = arrows[event.key];
    if (!by || !isZoomed) return;
    event.preventDefault();
    framing.pan(...by, true);
  }

  return (
    <div className={css.group} role="group" aria-label={labels.group}>
      <button
        ref={nearer}
        type="button"
        aria-label={labels.nearer}
        aria-disabled={isNearest || undefined}
        onClick={() => framing.zoom(stepFactor, middle)}
        onKeyDown={push}
      >
        <PlusIcon />
      </button>
      {isZoomed && (
        <>
          <button
            type="button"
            aria-label={labels.farther}
            onClick={() => back(() => framing.zoom(1 / stepFactor, middle))}
            onKeyDown={push}
          >
            <MinusIcon />
          </button>
          <button type="button" aria-label={labels.reset} onClick={() => back(framing.reset)} onKeyDown={push}>
            <StrokeIcon width={20} height={20}>
              <path d="M1 7V1h6M13 1h6v6M19 13v6h-6M7 19H1v-6" />
            </StrokeIcon>
          </button>
        </>
      )}
      {isZoomed && <p className="visually-hidden">{labels.keys}</p>}
    </div>
  );
}
