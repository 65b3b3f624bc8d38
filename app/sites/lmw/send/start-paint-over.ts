import { createCoverage } from "./coverage.ts";
import { createLipstickPaint } from "./lipstick-stroke.ts";

/** From the first touch on. */
export const paintMs = 8000;
/** So much under paint cannot be read any more. */
const enough = 0.86;
const strokesByKey = 5;

/** What the page shows of it. */
export interface PaintOverNews {
  /** Whole seconds that are left, once it has begun. */
  onSecond(left: number): void;
  /** The words cannot be read any more; `byItself`: the time was over, and the rest was painted for them. */
  onDone(byItself: boolean): void;
}

/** Painting by a finger or a mouse on a canvas that lies over words, or stroke by stroke by a key. */
export interface PaintOver {
  /** One stroke across, from the top down. */
  strokeByKey(): void;
  stop(): void;
}

/** Listens on the canvas until the words are covered, or eight seconds after the first touch. */
export function startPaintOver(canvas: HTMLCanvasElement, hex: string, { onSecond, onDone }: PaintOverNews): PaintOver {
  const context = canvas.getContext("2d");
  const abortController = new AbortController();
  const { signal } = abortController;
  const { width, height } = canvas.getBoundingClientRect();
  const scale = Math.min(2, devicePixelRatio);
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const reach = Math.max(18, Math.min(34, height * 0.14));
  const paint =
    context && createLipstickPaint(context, { hex, reach: reach * scale, width: canvas.width, height: canvas.height });
  const coverage = createCoverage(height / Math.max(1, width));
  let last: { x: number; y: number } | null = null;
  let beganMs = -1;
  let shownSecond = -1;
  let keyStrokes = 0;
  let frame = 0;
  let isDone = false;

  function dab(x: number, y: number): void {
    if (isDone) return;
    begin();
    const from = last ?? { x, y };
    paint?.stroke({ x: from.x * scale, y: from.y * scale }, { x: x * scale, y: y * scale });
    // As many places between as leave no gap in what is counted.
    const steps = Math.max(1, Math.ceil(Math.hypot(x - from.x, y - from.y) / reach));
    for (let i = 1; i <= steps; i++) {
      const [atX, atY] = [from.x + ((x - from.x) * i) / steps, from.y + ((y - from.y) * i) / steps];
      coverage.add(atX / width, atY / width, reach / width);
    }
    last = { x, y };
    if (coverage.share() >= enough) finish(false);
  }

  function strokeByKey(): void {
    const y = height * ((keyStrokes++ + 0.5) / strokesByKey);
    last = null;
    for (let i = 0; i <= 12; i++) dab((width * i) / 12, y + Math.sin(i * 1.3) * 3);
    last = null;
    if (keyStrokes >= strokesByKey) finish(false);
  }

  function begin(): void {
    if (beganMs >= 0) return;
    beganMs = performance.now();
    frame = requestAnimationFrame(count);
  }

  function count(): void {
    const leftMs = paintMs - (performance.now() - beganMs);
    const second = Math.max(0, Math.ceil(leftMs / 1000));
    if (second !== shownSecond) onSecond((shownSecond = second));
    if (leftMs <= 0) finish(true);
    else frame = requestAnimationFrame(count);
  }

  function finish(byItself: boolean): void {
    if (isDone) return;
    isDone = true;
    cancelAnimationFrame(frame);
    abortController.abort();
    onDone(byItself);
  }

  const placeOf = (event: PointerEvent): [number, number] => {
    const box = canvas.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };
  canvas.addEventListener(
    "pointerdown",
    (event) => {
      canvas.setPointerCapture(event.pointerId);
      last = null;
      dab(...placeOf(event));
    },
    { signal },
  );
  canvas.addEventListener("pointermove", (event) => event.buttons > 0 && dab(...placeOf(event)), { signal });
  return {
    strokeByKey: () => !isDone && strokeByKey(),
    stop() {
      isDone = true;
      cancelAnimationFrame(frame);
      abortController.abort();
    },
  };
}
