import type { Trace } from "../rules/fit-stroke.ts";

/** What a hand does on the board. */
export interface StrokeInput {
  /** Whether a stroke may begin now; told before anything is drawn. */
  canBegin(): boolean;
  onBegin(): void;
  /** New places since the last time, 0–1 of the board. */
  onTraces(traces: readonly Trace[]): void;
  /** The whole stroke. */
  onEnd(traces: readonly Trace[]): void;
  /** The browser took the pointer away. */
  onCancel(): void;
}

/** At this speed, in board widths a second, a stroke is as broad as it was pressed. */
const easySpeed = 0.7;
const thinning = 0.2;
const smoothing = 0.35;

/**
 * Turns the pointer into strokes until the signal ends. Broader under pressure (pens, and fingers whose contact the phone
 * measures), thinner at speed; every place the browser noted between two frames counts.
 */
export function listenForStrokes(board: HTMLElement, input: StrokeInput, signal: AbortSignal): void {
  let current: { id: number; traces: Trace[]; at: number; breadth: number } | null = null;

  const traceOf = (event: PointerEvent): Trace | null => {
    if (!current) return null;
    const { left, top, width, height } = board.getBoundingClientRect();
    const [x, y] = [clamp((event.clientX - left) / width), clamp((event.clientY - top) / height)];
    const before = current.traces.at(-1);
    const seconds = Math.max(0.004, (event.timeStamp - current.at) / 1000);
    const speed = before ? Math.hypot(x - before.x, (y - before.y) * 1.25) / seconds : 0;
    const target = clamp(pressureOf(event) - thinning * (speed - easySpeed) * (before ? 1 : 0));
    current.breadth += (target - current.breadth) * (before ? smoothing : 1);
    current.at = event.timeStamp;
    const trace = { x, y, w: current.breadth };
    current.traces.push(trace);
    return trace;
  };

  const begin = (event: PointerEvent): void => {
    if (current || !event.isPrimary || event.button !== 0 || !input.canBegin()) return;
    event.preventDefault();
    board.setPointerCapture(event.pointerId);
    current = { id: event.pointerId, traces: [], at: event.timeStamp, breadth: 0.5 };
    input.onBegin();
    const trace = traceOf(event);
    if (trace) input.onTraces([trace]);
  };
  const move = (event: PointerEvent): void => {
    if (current?.id !== event.pointerId) return;
    const between = event.getCoalescedEvents?.() ?? [];
    input.onTraces((between.length > 0 ? between : [event]).flatMap((one) => traceOf(one) ?? []));
  };
  const end = (event: PointerEvent): void => {
    if (current?.id !== event.pointerId) return;
    const { traces } = current;
    current = null;
    if (event.type === "pointerup") input.onEnd(traces);
    else input.onCancel();
  };

  board.addEventListener("pointerdown", begin, { signal });
  board.addEventListener("pointermove", move, { signal });
  board.addEventListener("pointerup", end, { signal });
  board.addEventListener("pointercancel", end, { signal });
}

/** How hard it presses, 0–1; what cannot tell is in between. */
function pressureOf(event: PointerEvent): number {
  if (event.pointerType === "pen") return clamp(0.15 + event.pressure);
  // A fingertip is some 20 to 60 px wide where the phone measures it, else exactly one.
  const contact = Math.max(event.width, event.height);
  return event.pointerType === "touch" && contact > 2 ? clamp(0.25 + (contact - 18) / 60) : 0.6;
}

const clamp = (value: number): number => Math.min(1, Math.max(0, value));
