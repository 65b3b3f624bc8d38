import { type RefObject, useEffect, useRef } from "react";
import type { Paint, Stroke } from "#contracts/painting.ts";
import { paperHeight, paperWidth } from "#contracts/painting-limits.ts";
import type { Touch } from "../rules/draw/hand.ts";
import { drawStroke } from "../rules/draw/draw-stroke.ts";
import { takeLine } from "../rules/take-line.ts";
import { putShapes } from "../scene/put-shapes.ts";
import type { Tool } from "./easel-tools.ts";

interface Hand {
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
export function useHand(paper: RefObject<HTMLElement | null>, live: RefObject<SVGGElement | null>, hand: Hand): void {
  const held = useRef(hand);
  useEffect(() => {
    held.current = hand;
  });

  useEffect(() => {
    const area = paper.current;
    const group = live.current;
    if (!area || !group) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    let touches: Touch[] = [];
    let finger: number | null = null;
    let lastAt = 0;
    let frame = 0;

    const touchOf = (event: PointerEvent): Touch => {
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
      const { tool, paint } = held.current;
      if (tool.kind === "stamp" || tool.kind === "eraser" || touches.length === 0) return null;
      const points = takeLine(touches.length === 1 ? [touches[0]!, touches[0]!] : touches, tolerance);
      return { kind: "line", brush: tool.kind, paint, size: tool.size, points };
    };
    const stampOf = ([x, y]: Touch): Stroke => {
      const { tool, paint } = held.current;
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
    const show = (): void => {
      frame = 0;
      const stroke = strokeOf(0.6);
      if (stroke) putShapes(group, drawStroke(stroke, held.current.paints));
    };
    const end = (isKept: boolean): void => {
      finger = null;
      cancelAnimationFrame(frame);
      frame = 0;
      const stroke = isKept ? strokeOf(1) : null;
      touches = [];
      if (stroke) held.current.onStroke(stroke);
      group.replaceChildren();
    };

    area.addEventListener(
      "pointerdown",
      (event) => {
        if (event.button !== 0 || finger !== null) return;
        event.preventDefault();
        area.focus({ preventScroll: true });
        area.setPointerCapture(event.pointerId);
        finger = event.pointerId;
        touches = [];
        const touch = touchOf(event);
        const { tool } = held.current;
        if (tool.kind === "stamp") {
          held.current.onStroke(stampOf(touch));
          finger = null;
        } else if (tool.kind === "eraser") held.current.onErase(touch[0], touch[1]);
        else {
          touches = [touch];
          show();
        }
      },
      { signal },
    );
    area.addEventListener(
      "pointermove",
      (event) => {
        if (event.pointerId !== finger) return;
        if (held.current.tool.kind === "eraser") {
          const [x, y] = touchOf(event);
          return held.current.onErase(x, y);
        }
        const all = event.getCoalescedEvents?.() ?? [];
        for (const one of all.length > 0 ? all : [event]) touches.push(touchOf(one));
        if (frame === 0) frame = requestAnimationFrame(show);
      },
      { signal },
    );
    area.addEventListener("pointerup", (event) => event.pointerId === finger && end(true), { signal });
    area.addEventListener("pointercancel", (event) => event.pointerId === finger && end(false), { signal });
    // A long press would open the phone's menu in the middle of a stroke.
    area.addEventListener("contextmenu", (event) => event.preventDefault(), { signal });
    area.setAttribute("data-ready", "");
    return () => {
      cancelAnimationFrame(frame);
      leaving.abort();
    };
  }, [paper, live]);
}
