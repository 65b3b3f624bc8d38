import { onAbort } from "#app/kits/basics/abort.ts";
import type { DrainPainter, Hold } from "./drain.ts";
import { flatPainter } from "./paint-flat.ts";
import { webglPainter } from "./paint-webgl.ts";

/** The picture on the stage, whose colours leave and come back. */
export interface Drain {
  /** Another picture, in all its colours. */
  show(picture: HTMLCanvasElement): void;
  /** Lets everything but one colour leave; null lets them come back. */
  hold(hold: Hold | null): void;
}

/** How long the colours take to leave, to come back, and to change places. */
const [leaveMs, returnMs, swapMs] = [1_050, 520, 380];
/** A page that was away for a while goes on from where it was. */
const longestStepMs = 240;
const pour = (t: number): number => (t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2);

/**
 * Starts the stage in `place`, which gets a canvas of its own; it ends with the signal. `isStill`: nothing travels, the
 * colours are gone at once.
 */
export function startDrain(place: HTMLElement, isStill: () => boolean, signal: AbortSignal): Drain {
  let picture: HTMLCanvasElement | null = null;
  let [hold, from]: [Hold | null, Hold | null] = [null, null];
  let [drained, swap] = [0, 1];
  let frame = 0;
  let lastMs = 0;

  let painter = put(webglPainter(signal, fallBack) ?? flatPainter());
  onAbort(signal, () => {
    cancelAnimationFrame(frame);
    painter.canvas.remove();
  });

  function put(next: DrainPainter): DrainPainter {
    next.canvas.setAttribute("aria-hidden", "true");
    place.replaceChildren(next.canvas);
    return next;
  }

  function fallBack(): void {
    if (signal.aborted) return;
    painter = put(flatPainter());
    if (picture) painter.show(picture);
    paint();
  }

  function paint(): void {
    painter.paint({ hold, from, swap: pour(swap), drained: pour(drained) });
  }

  function step(nowMs: number): void {
    frame = 0;
    const passedMs = Math.min(longestStepMs, nowMs - lastMs);
    lastMs = nowMs;
    const isLeaving = hold !== null;
    drained = isLeaving ? Math.min(1, drained + passedMs / leaveMs) : Math.max(0, drained - passedMs / returnMs);
    swap = Math.min(1, swap + passedMs / swapMs);
    paint();
    if (swap === 1 && isLeaving) from = null;
    if (!isLeaving && drained === 0) from = null;
    if (drained !== (isLeaving ? 1 : 0) || swap < 1) frame = requestAnimationFrame(step);
  }

  function go(): void {
    if (signal.aborted || !picture) return;
    if (isStill()) {
      [drained, swap, from] = [hold ? 1 : 0, 1, null];
      return paint();
    }
    lastMs = performance.now();
    frame ||= requestAnimationFrame(step);
  }

  return {
    show(next) {
      picture = next;
      [hold, from, drained, swap] = [null, null, 0, 1];
      painter.show(next);
      paint();
    },
    hold(next) {
      // What leaves now still knows what it was, until the next one has taken its place.
      if (next && hold) [from, swap] = [hold, 0];
      else if (!next) [from, swap] = [hold ?? from, 1];
      else [from, swap] = [null, 1];
      hold = next;
      go();
    },
  };
}
