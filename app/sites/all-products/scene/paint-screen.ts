import { waitMs } from "#app/kits/basics/abort.ts";
import { tuning } from "../tuning.ts";
import { openFlatPaint } from "./flat-paint.ts";
import type { Paint, PaintLook, Stroke } from "./paint.ts";
import { openWetPaint } from "./wet-paint.ts";

interface PaintingJob {
  look: PaintLook;
  /** The finger that paints; null paints by itself. */
  from: { pointerId: number; x: number; y: number } | null;
  /** One still instead of a motion. */
  isStill: boolean;
  signal: AbortSignal;
  onPainted: () => void;
  onRetracted: () => void;
}

/** Paints the screen, following the finger while it is down. Ends with everything covered, or drawn back to nothing. */
export async function startPainting(canvas: HTMLCanvasElement, job: PaintingJob): Promise<void> {
  const { look, from, isStill, signal } = job;
  if (signal.aborted) return;
  const paint = openWetPaint(canvas, look, signal) ?? openFlatPaint(canvas, look);
  const stroke: Stroke = { progress: 0, x: 0.5, y: 0.2, dryness: 0 };
  try {
    if (from) {
      stroke.x = from.x / canvas.clientWidth;
      stroke.y = from.y / canvas.clientHeight;
      await follow(stroke, from, paint, signal);
      if (stroke.progress < tuning.carryOn) {
        await run(stroke, 0, isStill ? 0 : tuning.runMs * stroke.progress, paint, signal);
        return job.onRetracted();
      }
    }
    const durationMs = from ? tuning.runMs * (1 - stroke.progress) : tuning.tapMs;
    await run(stroke, 1, isStill ? 0 : durationMs, paint, signal);
    job.onPainted();
    await dryPaint(stroke, isStill, paint, signal);
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
    const reachPx = innerHeight * tuning.fullStroke;
    let isDue = false;
    const onLift = (event: PointerEvent): void => {
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
    window.addEventListener("pointerup", onLift, { signal: events });
    window.addEventListener("pointercancel", onLift, { signal: events });
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    stroke.progress = 0.02;
    paint.draw(stroke);
  });
}

/** The stroke goes on by itself: quick at first, slow where it ends. */
async function run(stroke: Stroke, to: number, durationMs: number, paint: Paint, signal: AbortSignal): Promise<void> {
  const start = stroke.progress;
  await frames(durationMs, signal, (t) => {
    stroke.progress = start + (to - start) * (1 - (1 - t) ** 3);
    paint.draw(stroke);
  });
}

/** The paint calms down under the words. */
async function dryPaint(stroke: Stroke, isStill: boolean, paint: Paint, signal: AbortSignal): Promise<void> {
  if (!isStill) await waitMs(120, signal);
  await frames(isStill ? 0 : 900, signal, (t) => {
    stroke.dryness = t;
    paint.draw(stroke);
  });
}

/** Calls `draw` once a frame with 0–1, at last with 1. */
function frames(durationMs: number, signal: AbortSignal, draw: (t: number) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const frame = (now: number): void => {
      if (signal.aborted) return reject(signal.reason);
      const t = durationMs > 0 ? Math.min(1, Math.max(0, (now - startedAt) / durationMs)) : 1;
      draw(t);
      if (t < 1) requestAnimationFrame(frame);
      else resolve();
    };
    requestAnimationFrame(frame);
  });
}
