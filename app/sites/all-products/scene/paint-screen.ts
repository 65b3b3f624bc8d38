import type { Finish } from "#contracts/monster.ts";
import { waitMs } from "#app/kits/basics/abort.ts";
import { feel } from "../feel.ts";
import { openFlatPaint } from "./flat-paint.ts";
import { openWetPaint } from "./wet-paint.ts";

/** What is painted with. */
export interface PaintLook {
  hex: string;
  finish: Finish;
  /** Ink will stand on it, not bone: it is not darkened under the words. */
  isLight: boolean;
}

/** Where a stroke has got to. */
export interface Stroke {
  /** 0 nothing, 1 the whole screen. */
  progress: number;
  /** Where it began and where its front is across the screen, 0–1. */
  x: number;
  y: number;
  /** 0 wet and bright, 1 calm, so that words can be read on it. */
  calm: number;
}

/** A surface that shows a stroke; drawn again whenever the stroke has moved. */
export interface Paint {
  draw(stroke: Stroke): void;
}

interface PaintingJob {
  look: PaintLook;
  /** The finger that paints; null paints by itself. */
  from: { pointerId: number; x: number; y: number } | null;
  /** One still instead of a motion. */
  isStill: boolean;
  signal: AbortSignal;
  onPainted: () => void;
  onDrawnBack: () => void;
}

/** Paints the screen, following the finger while it is down. Ends with everything covered, or drawn back to nothing. */
export async function startPainting(canvas: HTMLCanvasElement, job: PaintingJob): Promise<void> {
  const { look, from, isStill, signal } = job;
  if (signal.aborted) return;
  const paint = openWetPaint(canvas, look, signal) ?? openFlatPaint(canvas, look);
  const stroke: Stroke = { progress: 0, x: 0.5, y: 0.2, calm: 0 };
  try {
    if (from) {
      stroke.x = from.x / canvas.clientWidth;
      stroke.y = from.y / canvas.clientHeight;
      await follow(stroke, from, paint, signal);
      if (stroke.progress < feel.carryOn) {
        await run(stroke, 0, isStill ? 0 : feel.runMs * stroke.progress, paint, signal);
        return job.onDrawnBack();
      }
    }
    const wayMs = from ? feel.runMs * (1 - stroke.progress) : feel.tapMs;
    await run(stroke, 1, isStill ? 0 : wayMs, paint, signal);
    job.onPainted();
    await settle(stroke, isStill, paint, signal);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

/** The stroke follows the finger until it is lifted. */
function follow(
  stroke: Stroke,
  from: { pointerId: number; y: number },
  paint: Paint,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const down = new AbortController();
    const events = AbortSignal.any([down.signal, signal]);
    const reachPx = innerHeight * feel.fullStroke;
    let isDue = false;
    const lift = (event: PointerEvent): void => {
      if (event.pointerId !== from.pointerId) return;
      down.abort();
      resolve();
    };
    window.addEventListener(
      "pointermove",
      (event) => {
        if (event.pointerId !== from.pointerId) return;
        stroke.progress = Math.min(1, Math.max(0.02, Math.abs(event.clientY - from.y) / reachPx));
        stroke.x += (event.clientX / innerWidth - stroke.x) * 0.2;
        if (isDue) return;
        isDue = true;
        requestAnimationFrame(() => {
          isDue = false;
          if (!events.aborted) paint.draw(stroke);
        });
      },
      { signal: events },
    );
    window.addEventListener("pointerup", lift, { signal: events });
    window.addEventListener("pointercancel", lift, { signal: events });
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    stroke.progress = 0.02;
    paint.draw(stroke);
  });
}

/** The stroke goes on by itself: quick at first, slow where it ends. */
async function run(stroke: Stroke, to: number, wayMs: number, paint: Paint, signal: AbortSignal): Promise<void> {
  const begin = stroke.progress;
  await frames(wayMs, signal, (t) => {
    stroke.progress = begin + (to - begin) * (1 - (1 - t) ** 3);
    paint.draw(stroke);
  });
}

/** The paint calms down under the words. */
async function settle(stroke: Stroke, isStill: boolean, paint: Paint, signal: AbortSignal): Promise<void> {
  if (!isStill) await waitMs(120, signal);
  await frames(isStill ? 0 : 900, signal, (t) => {
    stroke.calm = t;
    paint.draw(stroke);
  });
}

/** Calls `draw` once a frame with 0–1, at last with 1. */
function frames(wayMs: number, signal: AbortSignal, draw: (t: number) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const begunAt = performance.now();
    const frame = (now: number): void => {
      if (signal.aborted) return reject(signal.reason);
      const t = wayMs > 0 ? Math.min(1, Math.max(0, (now - begunAt) / wayMs)) : 1;
      draw(t);
      if (t < 1) requestAnimationFrame(frame);
      else resolve();
    };
    requestAnimationFrame(frame);
  });
}
