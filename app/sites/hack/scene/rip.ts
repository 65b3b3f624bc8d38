import { preferences } from "#app/kits/visitor/preferences.ts";
import type { Point } from "../rules/drawing/strokes.ts";
import { sheetHeight, sheetWidth } from "../rules/rip.ts";
import { beginTear, createTear, leadThrough, pullTear, type Tear } from "../rules/tear.ts";
import { rip } from "../tuning.ts";
import { createTearDrawing } from "./tear-drawing.ts";

export interface Rip {
  /** Tears the whole sheet, as if a thumb had done it. */
  ripAll(): void;
  stop(): void;
}

/**
 * Lets a thumb tear the sheet in `svg` (rip-paper.tsx draws it). The tear runs in the direction of the first stroke,
 * from the edge behind the thumb, follows its height, and never heals. Where motion is reduced, a touch parts the
 * sheet at once. Calls `onRip` once.
 */
export function startRip(svg: SVGSVGElement, seed: number, onRip: () => void): Rip {
  const tear = createTear();
  const draw = createTearDrawing(svg);
  let frame = 0;
  let isDone = false;
  let autoRip: AutoRip | null = null;

  function tick(nowMs: number): void {
    frame = 0;
    tear.tip = autoRip ? autoTip(autoRip, nowMs) : followTarget(tear);
    draw(tear);
    if (tear.tip >= sheetWidth - 1) return finish();
    if (autoRip || tear.target - tear.tip > 0.5) drawSoon();
  }

  function drawSoon(): void {
    frame ||= requestAnimationFrame(tick);
  }

  function finish(): void {
    if (isDone) return;
    isDone = true;
    tear.tip = sheetWidth;
    draw(tear);
    onRip();
  }

  function ripRest(): void {
    if (isDone || autoRip) return;
    showContent(svg);
    leadThrough(tear, seed);
    if (preferences.isMotionReduced()) return finish();
    autoRip = { fromMs: performance.now(), fromTip: tear.tip };
    drawSoon();
  }

  const stopListening = followThumb(svg, {
    canBegin: () => !isDone && !autoRip,
    onMove(origin, at, pointerId) {
      if (isDone) return;
      if (tear.path.length === 0) {
        if (!beginTear(tear, origin, at[0])) return;
        showContent(svg);
        svg.setPointerCapture(pointerId);
      }
      if (!pullTear(tear, at)) return;
      if (preferences.isMotionReduced()) ripRest();
      else drawSoon();
    },
    onLift: () => (tear.path.length === 0 || tear.target > sheetWidth * rip.enough) && ripRest(),
  });
  return {
    ripAll: ripRest,
    stop() {
      stopListening();
      cancelAnimationFrame(frame);
    },
  };
}

/** The rest of the sheet tears by itself, from there on. */
interface AutoRip {
  fromMs: number;
  fromTip: number;
}

function autoTip({ fromMs, fromTip }: AutoRip, nowMs: number): number {
  const t = Math.min(1, (nowMs - fromMs) / rip.aloneMs);
  return fromTip + (sheetWidth - fromTip) * t * t * (3 - 2 * t);
}

const followTarget = ({ tip, target }: Tear): number => Math.max(tip, tip + (target - tip) * rip.follow);

/** From the first tear on, what stands behind the sheet shows in the gap. */
function showContent(svg: SVGSVGElement): void {
  svg.closest("[data-stage]")?.setAttribute("data-tearing", "");
}

interface ThumbOptions {
  canBegin(): boolean;
  /** `origin` is where it touched; both in units of the sheet. */
  onMove(origin: Point, at: Point, pointerId: number): void;
  onLift(): unknown;
}

/** Follows one pointer at a time over the sheet. Returns the end of it. */
function followThumb(svg: SVGSVGElement, { canBegin, onMove, onLift }: ThumbOptions): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let thumb: { pointerId: number; origin: Point } | null = null;

  const at = ({ clientX, clientY }: PointerEvent): Point => {
    const box = svg.getBoundingClientRect();
    return [((clientX - box.left) / box.width) * sheetWidth, ((clientY - box.top) / box.height) * sheetHeight];
  };

  function end(event: PointerEvent): void {
    if (event.pointerId !== thumb?.pointerId) return;
    thumb = null;
    if (event.type === "pointerup") onLift();
  }

  svg.addEventListener(
    "pointerdown",
    (event) => {
      if (thumb || event.button !== 0 || !canBegin()) return;
      thumb = { pointerId: event.pointerId, origin: at(event) };
    },
    { signal },
  );
  svg.addEventListener(
    "pointermove",
    (event) => {
      if (thumb && event.pointerId === thumb.pointerId) onMove(thumb.origin, at(event), event.pointerId);
    },
    { signal },
  );
  svg.addEventListener("pointerup", end, { signal });
  svg.addEventListener("pointercancel", end, { signal });
  // Whoever waits for it can see that the sheet follows a thumb from here on.
  svg.dataset.ready = "";
  signal.addEventListener("abort", () => delete svg.dataset.ready, { once: true });
  return () => controller.abort();
}
