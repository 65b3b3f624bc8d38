import type { Paint, Stroke } from "#contracts/painting.ts";
import type { Tool } from "../rules/canvas-tools.ts";
import { drawStroke } from "../rules/draw/draw-stroke.ts";
import type { TouchPoint } from "../rules/draw/touch-path.ts";
import { lineStroke, stampStroke, touchPointOf } from "../rules/touch-stroke.ts";
import { renderShapes } from "./render-shapes.ts";

export interface PointerOptions {
  tool: Tool;
  paint: number;
  paints: readonly Paint[];
  /** A stroke is finished. */
  onStroke: (stroke: Stroke) => void;
  /** The eraser is at a place of the paper. */
  onErase: (x: number, y: number) => void;
}

/** Lets one pointer at a time paint on `area`; what is being drawn stands in `group`. Returns the end of it. */
export function listenForStrokes(area: HTMLElement, group: SVGGElement, getOptions: () => PointerOptions): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const line = createLiveLine(area, group, getOptions);
  let activePointerId: number | null = null;

  const begin = (event: PointerEvent): void => {
    if (event.button !== 0 || activePointerId !== null) return;
    event.preventDefault();
    area.focus({ preventScroll: true });
    area.setPointerCapture(event.pointerId);
    const { tool, paint, onStroke, onErase } = getOptions();
    line.clear();
    if (tool.kind === "stamp") return onStroke(stampStroke(line.pointOf(event), tool, paint));
    activePointerId = event.pointerId;
    if (tool.kind === "eraser") return eraseAt(onErase, line.pointOf(event));
    line.begin(event);
  };
  const move = (event: PointerEvent): void => {
    if (event.pointerId !== activePointerId) return;
    const { tool, onErase } = getOptions();
    if (tool.kind === "eraser") return eraseAt(onErase, line.pointOf(event));
    const all = event.getCoalescedEvents?.() ?? [];
    line.extend(all.length > 0 ? all : [event]);
  };
  const end = (event: PointerEvent, isFinished: boolean): void => {
    if (event.pointerId !== activePointerId) return;
    activePointerId = null;
    line.end(isFinished);
  };

  area.addEventListener("pointerdown", begin, { signal });
  area.addEventListener("pointermove", move, { signal });
  area.addEventListener("pointerup", (event) => end(event, true), { signal });
  area.addEventListener("pointercancel", (event) => end(event, false), { signal });
  // A long press would open the phone's menu in the middle of a stroke.
  area.addEventListener("contextmenu", (event) => event.preventDefault(), { signal });
  area.setAttribute("data-ready", "");
  return () => {
    line.stop();
    controller.abort();
  };
}

const eraseAt = (onErase: PointerOptions["onErase"], [x, y]: TouchPoint): void => onErase(x, y);

/** The line under the pointer: it is drawn once a frame, and handed over when it is finished. */
function createLiveLine(area: HTMLElement, group: SVGGElement, getOptions: () => PointerOptions) {
  let touches: TouchPoint[] = [];
  let lastAtMs = 0;
  let frame = 0;

  function pointOf(event: PointerEvent): TouchPoint {
    const { left, top, width, height } = area.getBoundingClientRect();
    const touch = {
      xShare: (event.clientX - left) / width,
      yShare: (event.clientY - top) / height,
      penPressure: event.pointerType === "pen" ? event.pressure : null,
      atMs: event.timeStamp,
    };
    const last = touches.at(-1);
    const point = touchPointOf(touch, last ? { point: last, atMs: lastAtMs } : null);
    lastAtMs = event.timeStamp;
    return point;
  }

  function draw(): void {
    frame = 0;
    const { tool, paint, paints } = getOptions();
    const stroke = lineStroke(touches, tool, paint, 0.6);
    if (stroke) renderShapes(group, drawStroke(stroke, paints));
  }

  function stop(): void {
    cancelAnimationFrame(frame);
    frame = 0;
  }

  return {
    pointOf,
    clear: () => void (touches = []),
    begin(event: PointerEvent): void {
      touches = [pointOf(event)];
      draw();
    },
    extend(events: readonly PointerEvent[]): void {
      for (const event of events) touches.push(pointOf(event));
      if (frame === 0) frame = requestAnimationFrame(draw);
    },
    end(isFinished: boolean): void {
      stop();
      const { tool, paint, onStroke } = getOptions();
      const stroke = isFinished ? lineStroke(touches, tool, paint, 1) : null;
      touches = [];
      if (stroke) onStroke(stroke);
      group.replaceChildren();
    },
    stop,
  };
}
