import { useEffect, useEffectEvent, useRef } from "react";
import type { ProductListItem } from "#app/kits/product/product-list-item.ts";
import { tuning } from "../tuning.ts";

/** A finger on the glass: where it came down, in px of the window. */
export interface PaintPointer {
  pointerId: number;
  x: number;
  y: number;
}

/** A shade that is to paint the screen. */
export interface PaintStart {
  item: ProductListItem;
  /** The finger that holds it; null when it was a tap. */
  from: PaintPointer | null;
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
export function usePainting(items: readonly ProductListItem[], onStart: (start: PaintStart) => void) {
  const container = useRef<HTMLDivElement>(null);
  const start = useEffectEvent(onStart);

  useEffect(() => {
    const controller = new AbortController();
    const byId = new Map(items.map((item) => [item.id, item]));
    for (const swatch of container.current?.querySelectorAll<HTMLElement>("[data-swatch]") ?? []) {
      const item = byId.get(swatch.dataset.swatch ?? "");
      if (item?.hex) listenForHold(swatch, (from, isHeld) => start({ item, from, isHeld }), controller.signal);
    }
    return () => controller.abort();
  }, [items]);

  return container;
}

function listenForHold(
  swatch: HTMLElement,
  onHold: (pointer: PaintPointer, isHeld: () => boolean) => void,
  signal: AbortSignal,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pointer: PaintPointer | null = null;
  let isHeld = false;

  function release(): void {
    clearTimeout(timer);
    pointer = null;
  }
  function press(event: PointerEvent): void {
    if (event.button !== 0) return;
    isHeld = false;
    pointer = { pointerId: event.pointerId, x: event.clientX, y: event.clientY };
    timer = setTimeout(() => {
      if (!pointer) return;
      isHeld = true;
      // A mouse is let go anywhere; whoever holds hears it.
      swatch.setPointerCapture(pointer.pointerId);
      onHold(pointer, () => pointer !== null);
    }, tuning.holdMs);
  }
  function move(event: PointerEvent): void {
    if (pointer && Math.hypot(event.clientX - pointer.x, event.clientY - pointer.y) > tuning.stillPx)
      clearTimeout(timer);
  }
  const preventDefault = (event: Event): void => {
    if (isHeld) event.preventDefault();
  };

  swatch.addEventListener("pointerdown", press, { signal });
  swatch.addEventListener("pointermove", move, { signal });
  for (const type of ["pointerup", "pointercancel"] as const) swatch.addEventListener(type, release, { signal });
  // While it paints, the page neither scrolls nor opens a menu, and lifting the finger is no tap.
  for (const type of ["touchmove", "contextmenu", "click", "dragstart"] as const) {
    swatch.addEventListener(type, preventDefault, { signal, passive: false });
  }
  // The link around it would be dragged away by a mouse.
  swatch.addEventListener("mousedown", (event) => event.preventDefault(), { signal });
  signal.addEventListener("abort", release);
}
