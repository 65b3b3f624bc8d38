import { useEffect, useRef } from "react";
import type { ShelfItem } from "#app/kits/shelf/shelf-item.ts";
import { feel } from "../feel.ts";

/** A finger on the glass: where it came down, in px of the window. */
export interface Finger {
  pointerId: number;
  x: number;
  y: number;
}

/** A shade that is to paint the screen. */
export interface PaintStart {
  item: ShelfItem;
  /** The finger that holds it; null when it was a tap. */
  from: Finger | null;
  /** Whether that finger is still down. */
  isHeld?: () => boolean;
  /** The words that surface, where the page has them already. */
  words?: string;
  /** The product's sheet lies below: no way to it is needed. */
  isOpen?: boolean;
}

/**
 * Long press on a swatch (`data-swatch` with an id of `items`) inside the returned place starts to paint. Whoever moves
 * before the hold is over scrolls, whoever lets go taps: nothing is taken from either.
 */
export function usePainting(items: readonly ShelfItem[], onStart: (start: PaintStart) => void) {
  const place = useRef<HTMLDivElement>(null);
  const start = useRef(onStart);
  useEffect(() => {
    start.current = onStart;
  });

  useEffect(() => {
    const leaving = new AbortController();
    const byId = new Map(items.map((item) => [item.id, item]));
    for (const swatch of place.current?.querySelectorAll<HTMLElement>("[data-swatch]") ?? []) {
      const item = byId.get(swatch.dataset.swatch ?? "");
      if (item?.hex) listenForHold(swatch, (from, isHeld) => start.current({ item, from, isHeld }), leaving.signal);
    }
    return () => leaving.abort();
  }, [items]);

  return place;
}

function listenForHold(
  swatch: HTMLElement,
  onHold: (finger: Finger, isHeld: () => boolean) => void,
  signal: AbortSignal,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let finger: Finger | null = null;
  let isHeld = false;

  function release(): void {
    clearTimeout(timer);
    finger = null;
  }
  function press(event: PointerEvent): void {
    if (event.button !== 0) return;
    isHeld = false;
    finger = { pointerId: event.pointerId, x: event.clientX, y: event.clientY };
    timer = setTimeout(() => {
      if (!finger) return;
      isHeld = true;
      // A mouse is let go anywhere; whoever holds hears it.
      swatch.setPointerCapture(finger.pointerId);
      onHold(finger, () => finger !== null);
    }, feel.holdMs);
  }
  function move(event: PointerEvent): void {
    if (finger && Math.hypot(event.clientX - finger.x, event.clientY - finger.y) > feel.stillPx) clearTimeout(timer);
  }
  const keep = (event: Event): void => {
    if (isHeld) event.preventDefault();
  };

  swatch.addEventListener("pointerdown", press, { signal });
  swatch.addEventListener("pointermove", move, { signal });
  for (const type of ["pointerup", "pointercancel"] as const) swatch.addEventListener(type, release, { signal });
  // While it paints, the page neither scrolls nor opens a menu, and lifting the finger is no tap.
  for (const type of ["touchmove", "contextmenu", "click", "dragstart"] as const) {
    swatch.addEventListener(type, keep, { signal, passive: false });
  }
  // The link around it would be dragged away by a mouse.
  swatch.addEventListener("mousedown", (event) => event.preventDefault(), { signal });
  signal.addEventListener("abort", release);
}
