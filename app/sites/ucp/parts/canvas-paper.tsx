// The canvas takes the keys itself (role="application"); the linter knows no such widget.
/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */

import { type KeyboardEvent, useRef } from "react";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { paperHeight, paperWidth } from "#contracts/painting-limits.ts";
import type { DrawablePainting, Stroke } from "#contracts/painting.ts";
import type { Messages } from "../copy/messages.ts";
import type { Tool } from "../rules/canvas-tools.ts";
import type { KeyCursor } from "../rules/key-cursor.ts";
import css from "./painting-canvas.module.css";
import { PaintingSvg } from "./painting-svg.tsx";
import { usePointer } from "./use-pointer.ts";

interface CanvasPaperProps {
  drawn: DrawablePainting;
  tool: Tool;
  paint: number;
  /** Where the keys are; null while nobody uses them. */
  cursor: KeyCursor | null;
  onStroke: (stroke: Stroke) => void;
  onErase: (x: number, y: number) => void;
  onKey: (event: KeyboardEvent) => void;
  onLeave: () => void;
}

/** The paper: what is painted, what is being painted now, and the cursor of the keys. */
export function CanvasPaper({ drawn, tool, paint, cursor, onStroke, onErase, onKey, onLeave }: CanvasPaperProps) {
  const t = useMessages<Messages>();
  const area = useRef<HTMLDivElement>(null);
  const live = useRef<SVGGElement>(null);
  usePointer(area, live, { tool, paint, paints: drawn.paints, onStroke, onErase });
  return (
    <div
      ref={area}
      className={`${css.paper} frame on-grey`}
      role="application"
      aria-label={t("canvas.paper")}
      aria-describedby="ucp-told"
      tabIndex={0}
      data-tool={tool.kind}
      onKeyDown={onKey}
      onBlur={onLeave}
    >
      <PaintingSvg drawn={drawn} className={css.drawn} />
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
  );
}
