import { type RefObject, useEffect, useRef } from "react";
import type { Paint, Stroke } from "#contracts/painting.ts";
import { paperHeight, paperWidth } from "#contracts/painting-limits.ts";
import type { TouchPoint } from "../rules/draw/touch-path.ts";
import { drawStroke } from "../rules/draw/draw-stroke.ts";
import { encodeLine } from "../rules/encode-line.ts";
import { renderShapes } from "../scene/render-shapes.ts";
import type { Tool } from "./canvas-tools.ts";

interface PointerOptions {
  tool: Tool;
  paint: number;
  paints: readonly Paint[];
  /** A stroke is finished. */
  onStroke: (stroke: Stroke) => void;
  /** The eraser is at a place of the paper. */
  onErase: (x: number, y: number) => void;
}

/**
 * Lets a finger, a pen or a mouse paint on `paper`. What is being drawn appears in `live` at once, without React; the
 * finished stroke is told in whole numbers. `data-ready` says that it listens.
 */
export function usePointer(
  paper: RefObject<HTMLElement | null>,
  live: RefObject<SVGGElement | null>,
  options: PointerOptions,
): void {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    const area = paper.current;
    const group = live.current;
    if (!area || !group) return;
    const controller = new AbortController();
    const { signal } = controller;
    let touches: TouchPoint[] = [];
    let activePointerId: number | null = null;
    let lastAt = 0;
    let frame = 0;

    const touchPointOf = (event: PointerEvent): TouchPoint => {
      const { left, top, width, height } = area.getBoundingClientRect();
      const x = ((event.clientX - left) / width) * paperWidth;
      const y = ((event.clientY - top) / height) * paperHeight;
      const last = touches.at(-1);
      // A finger has no pressure of its own: slow is heavy, fast is light, as with a brush.
      const speed = last ? Math.hypot(x - last[0], y - last[1]) / Math.max(1, event.timeStamp - lastAt) : 0;
      const pressed = event.pointerType === "pen" ? event.pressure : Math.max(0.28, 0.9 - speed * 0.16);
      lastAt = event.timeStamp;
      return [x, y, last ? last[2] * 0.7 + pressed * 0.3 : Math.min(0.55, pressed)];
    };
    const strokeOf = (tolerance: number): Stroke | null => {
      const { tool, paint } = latest.current;
      if (tool.kind === "stamp" || tool.kind === "eraser" || touches.length === 0) return null;
      const points = encodeLine(touches.length === 1 ? [touches[0]!, touches[0]!] : touches, tolerance);
      return { kind: "line", brush: tool.kind, paint, size: tool.size, points };
    };
    const stampOf = ([x, y]: TouchPoint): Stroke => {
      const { tool, paint } = latest.current;
      return {
        kind: "stamp",
        form: tool.form,
        paint,
        size: tool.size,
        turn: tool.turn,
        x: Math.round(x),
        y: Math.round(y),
      };
    };
    const drawLive = (): void => {
      frame = 0;
      const stroke = strokeOf(0.6);
      if (stroke) renderShapes(group, drawStroke(stroke, latest.current.paints));
    };
    const end = (isFinished: boolean): void => {
      activePointerId = null;
      cancelAnimationFrame(frame);
      frame = 0;
      const stroke = isFinished ? strokeOf(1) : null;
      touches = [];
      if (stroke) latest.current.onStroke(stroke);
      group.replaceChildren();
    };

    area.addEventListener(
      "pointerdown",
      (event) => {
        if (event.button !== 0 || activePointerId !== null) return;
        event.preventDefault();
        area.focus({ preventScroll: true });
        area.setPointerCapture(event.pointerId);
        activePointerId = event.pointerId;
        touches = [];
        const touch = touchPointOf(event);
        const { tool } = latest.current;
        if (tool.kind === "stamp") {
          latest.current.onStroke(stampOf(touch));
          activePointerId = null;
        } else if (tool.kind === "eraser") latest.current.onErase(touch[0], touch[1]);
        else {
          touches = [touch];
          drawLive();
        }
      },
      { signal },
    );
    area.addEventListener(
      "pointermove",
      (event) => {
        if (event.pointerId !== activePointerId) return;
        if (latest.current.tool.kind === "eraser") {
          const [x, y] = touchPointOf(event);
          return latest.current.onErase(x, y);
        }
        const all = event.getCoalescedEvents?.() ?? [];
        for (const one of all.length > 0 ? all : [event]) touches.push(touchPointOf(one));
        if (frame === 0) frame = requestAnimationFrame(drawLive);
      },
      { signal },
    );
    area.addEventListener("pointerup", (event) => event.pointerId === activePointerId && end(true), { signal });
    area.addEventListener("pointercancel", (event) => event.pointerId === activePointerId && end(false), { signal });
    // A long press would open the phone's menu in the middle of a stroke.
    area.addEventListener("contextmenu", (event) => event.preventDefault(), { signal });
    area.setAttribute("data-ready", "");
    return () => {
      cancelAnimationFrame(frame);
      controller.abort();
    };
  }, [paper, live]);
}
