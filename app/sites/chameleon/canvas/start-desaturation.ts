import { onAbort } from "#app/kits/basics/abort.ts";
import type { DesaturationPainter, Selection } from "./desaturation.ts";
import { create2dPainter } from "./paint-2d.ts";
import { createWebglPainter } from "./paint-webgl.ts";

/** The picture on the stage, whose colours leave and come back. */
export interface Desaturation {
  /** Another picture, in all its colours. */
  show(picture: HTMLCanvasElement): void;
  /** Lets everything but one colour leave; null lets them come back. */
  select(selection: Selection | null): void;
}

/** How long the colours take to leave, to come back, and to change places. */
const [leaveMs, returnMs, swapMs] = [1_050, 520, 380];
/** A page that was away for a while goes on from where it was. */
const maxStepMs = 240;
const easeInOut = (t: number): number => (t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2);

/**
 * Starts the stage in `place`, which gets a canvas of its own; it ends with the signal. `isStill`: nothing travels, the
 * colours are gone at once.
 */
export function startDesaturation(container: HTMLElement, isStill: () => boolean, signal: AbortSignal): Desaturation {
  const transition = createTransition();
  let picture: HTMLCanvasElement | null = null;
  let frame = 0;
  let lastMs = 0;

  let painter = mountPainter(createWebglPainter(signal, fallBack) ?? create2dPainter());
  onAbort(signal, () => {
    cancelAnimationFrame(frame);
    painter.canvas.remove();
  });

  function mountPainter(next: DesaturationPainter): DesaturationPainter {
    next.canvas.setAttribute("aria-hidden", "true");
    container.replaceChildren(next.canvas);
    return next;
  }

  function fallBack(): void {
    if (signal.aborted) return;
    painter = mountPainter(create2dPainter());
    if (picture) painter.show(picture);
    paint();
  }

  function paint(): void {
    painter.paint(transition.now());
  }

  function step(nowMs: number): void {
    frame = 0;
    const isDone = transition.advance(Math.min(maxStepMs, nowMs - lastMs));
    lastMs = nowMs;
    paint();
    if (!isDone) frame = requestAnimationFrame(step);
  }

  function startAnimation(): void {
    if (signal.aborted || !picture) return;
    if (isStill()) {
      transition.finish();
      return paint();
    }
    lastMs = performance.now();
    frame ||= requestAnimationFrame(step);
  }

  return {
    show(next) {
      picture = next;
      transition.reset();
      painter.show(next);
      paint();
    },
    select(next) {
      transition.select(next);
      startAnimation();
    },
  };
}

/** How far the colours have left or come back, and what is held meanwhile. */
function createTransition() {
  let [selection, previous]: [Selection | null, Selection | null] = [null, null];
  let [amount, swap] = [0, 1];
  return {
    now: () => ({ selection, from: previous, swap: easeInOut(swap), drained: easeInOut(amount) }),
    select(next: Selection | null): void {
      // What leaves now still knows what it was, until the next one has taken its place.
      if (next && selection) [previous, swap] = [selection, 0];
      else if (!next) [previous, swap] = [selection ?? previous, 1];
      else [previous, swap] = [null, 1];
      selection = next;
    },
    /** Goes on by so much; true when nothing changes any more. */
    advance(passedMs: number): boolean {
      const isLeaving = selection !== null;
      amount = isLeaving ? Math.min(1, amount + passedMs / leaveMs) : Math.max(0, amount - passedMs / returnMs);
      swap = Math.min(1, swap + passedMs / swapMs);
      if (isLeaving ? swap === 1 : amount === 0) previous = null;
      return amount === (isLeaving ? 1 : 0) && swap === 1;
    },
    /** To its end, at once. */
    finish(): void {
      [amount, swap, previous] = [selection ? 1 : 0, 1, null];
    },
    reset(): void {
      [selection, previous, amount, swap] = [null, null, 0, 1];
    },
  };
}
