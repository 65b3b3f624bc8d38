import type { StageFraming } from "./stage-framing.ts";

type Point = { x: number; y: number };
type Zoomable = Pick<StageFraming, "zoom" | "pan" | "reset" | "isZoomed">;

/** Two taps within so long and so near each other are one wish. */
const doubleTap = { withinMs: 320, withinPx: 28 };
/** A finger that went farther was no tap. */
const tapPx = 8;
const doubleTapFactor = 2.2;
/** What has a meaning of its own under one finger; two fingers mean the picture wherever they are. */
const ownMeaning = "button, a, input, [data-drag], [data-wipe]";

/**
 * Zooms by fingers on a stage: two part, one pushes what is zoomed, a double tap goes near and back; a wheel with Ctrl is what
 * a touchpad makes of two fingers. Ends with the signal.
 * @param isOneFingerFree false where one finger has a meaning of its own all over the stage
 */
export function listenToZoom(stage: HTMLElement, framing: Zoomable, signal: AbortSignal, isOneFingerFree = true): void {
  const fingers = new Map<number, Point>();
  let lastTap: (Point & { atMs: number }) | null = null;
  let began: Point | null = null;

  const shareOf = ({ x, y }: Point): Point => {
    const box = stage.getBoundingClientRect();
    return { x: (x - box.left) / box.width, y: (y - box.top) / box.height };
  };

  function pinch(moved: number, next: Point): void {
    const other = [...fingers].find(([id]) => id !== moved)?.[1];
    const before = fingers.get(moved);
    if (!other || !before) return;
    const by = distance(next, other) / Math.max(1, distance(before, other));
    framing.zoom(by, shareOf(middle(before, other)), shareOf(middle(next, other)));
  }

  function tap({ x, y, timeStamp }: PointerEvent): void {
    const isSecond =
      lastTap && timeStamp - lastTap.atMs < doubleTap.withinMs && distance(lastTap, { x, y }) < doubleTap.withinPx;
    lastTap = isSecond ? null : { x, y, atMs: timeStamp };
    if (!isSecond) return;
    if (framing.isZoomed()) framing.reset();
    else framing.zoom(doubleTapFactor, shareOf({ x, y }));
  }

  const listen = <Type extends "pointerdown" | "pointermove" | "pointerup" | "pointercancel">(
    type: Type,
    listener: (event: PointerEvent, hasOwnMeaning: boolean) => void,
  ): void =>
    stage.addEventListener(
      type,
      (event) => listener(event, event.target instanceof Element && event.target.closest(ownMeaning) !== null),
      { signal },
    );

  listen("pointerdown", (event, hasOwnMeaning) => {
    if (event.button !== 0) return;
    fingers.set(event.pointerId, { x: event.x, y: event.y });
    began = fingers.size === 1 && !hasOwnMeaning ? { x: event.x, y: event.y } : null;
  });
  listen("pointermove", (event, hasOwnMeaning) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const next = { x: event.x, y: event.y };
    if (fingers.size === 2) pinch(event.pointerId, next);
    else if (fingers.size === 1 && isOneFingerFree && !hasOwnMeaning && framing.isZoomed()) {
      const box = stage.getBoundingClientRect();
      framing.pan((next.x - before.x) / box.width, (next.y - before.y) / box.height);
    }
    fingers.set(event.pointerId, next);
  });
  listen("pointerup", (event) => {
    fingers.delete(event.pointerId);
    if (began && distance(began, event) < tapPx) tap(event);
    began = null;
  });
  listen("pointercancel", (event) => {
    fingers.delete(event.pointerId);
    began = null;
  });
  // A finger that was lifted outside of the stage is no longer on it.
  stage.addEventListener("pointerleave", ({ pointerId }) => fingers.delete(pointerId), { signal });
  // Two fingers would move or zoom the page as well.
  stage.addEventListener("touchmove", (event) => event.touches.length > 1 && event.preventDefault(), {
    passive: false,
    signal,
  });
  stage.addEventListener(
    "wheel",
    (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const at = shareOf({ x: event.x, y: event.y });
      framing.zoom(Math.exp(-event.deltaY / 160), at, at);
    },
    { passive: false, signal },
  );
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
