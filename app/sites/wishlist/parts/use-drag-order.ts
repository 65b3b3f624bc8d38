import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { moveItem } from "../rules/order.ts";

/** Near an edge of the window the page goes along, so many px a frame. */
const edgePx = 110;
const scrollPx = 9;

interface Drag {
  id: string;
  order: readonly string[];
}

/** What a handle needs to be one. */
export interface DragHandle {
  "data-handle": true;
  onPointerDown: (event: PointerEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Brings a list into another order: by a handle under the finger, or by the arrow keys on it. `onMove` is told once, at
 * the end, with the new order and the thing that was moved.
 */
export function useDragOrder(ids: readonly string[], onMove: (order: string[], id: string) => void) {
  const list = useRef<HTMLOListElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const refocus = useRef<string | null>(null);
  const draggedId = drag?.id ?? null;

  const endDrag = useEffectEvent((isDone: boolean) => {
    setDrag(null);
    if (isDone && drag) onMove([...drag.order], drag.id);
  });
  useEffect(() => {
    if (draggedId === null) return;
    return followDrag({
      countAbove: (pointerY) => countRowsAbove(list.current, draggedId, pointerY),
      onPosition: (above) =>
        setDrag((now) => now && { ...now, order: moveItem(now.order, now.order.indexOf(now.id), above) }),
      onEnd: (isDone) => endDrag(isDone),
    });
  }, [draggedId]);

  // A row that was moved by a key takes its handle's focus along.
  useEffect(() => {
    if (refocus.current === null) return;
    list.current?.querySelector<HTMLElement>(`[data-id="${refocus.current}"] [data-handle]`)?.focus();
    refocus.current = null;
  });

  function step(id: string, by: 1 | -1): void {
    const index = ids.indexOf(id);
    const nextIndex = index + by;
    if (index < 0 || nextIndex < 0 || nextIndex >= ids.length) return;
    onMove(moveItem(ids, index, nextIndex), id);
  }

  return {
    list,
    /** As it is to be drawn now: under a finger, the order it would get. */
    order: drag?.order ?? ids,
    draggedId,
    step,
    handle: (id: string): DragHandle => ({
      "data-handle": true,
      onPointerDown(event: PointerEvent) {
        if (event.button !== 0) return;
        event.preventDefault();
        setDrag({ id, order: ids });
      },
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
        event.preventDefault();
        refocus.current = id;
        step(id, event.key === "ArrowUp" ? -1 : 1);
      },
    }),
  };
}

/** How many rows of the list, without the dragged one, have their middle above a height of the window. */
function countRowsAbove(list: HTMLElement | null, draggedId: string, pointerY: number): number {
  const rows = [...(list?.children ?? [])].filter((row) => (row as HTMLElement).dataset.id !== draggedId);
  return rows.filter((row) => {
    const { top, height } = row.getBoundingClientRect();
    return top + height / 2 < pointerY;
  }).length;
}

interface DragListeners {
  countAbove(pointerY: number): number;
  /** The dragged row stands below so many others now. */
  onPosition(above: number): void;
  /** `isDone`: it was let go; not: it is to be as before. */
  onEnd(isDone: boolean): void;
}

/** Follows a pointer that drags a row, with the page going along near its edges. Returns the end of it. */
function followDrag({ countAbove, onPosition, onEnd }: DragListeners): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let pointerY = Number.NaN;

  const updatePosition = (): void => onPosition(countAbove(pointerY));
  function autoScroll(): void {
    if (signal.aborted) return;
    if (pointerY < edgePx) window.scrollBy(0, -scrollPx);
    else if (pointerY > innerHeight - edgePx) window.scrollBy(0, scrollPx);
    if (pointerY < edgePx || pointerY > innerHeight - edgePx) updatePosition();
    requestAnimationFrame(autoScroll);
  }

  window.addEventListener(
    "pointermove",
    ({ clientY }) => {
      pointerY = clientY;
      updatePosition();
    },
    { signal },
  );
  window.addEventListener("pointerup", () => onEnd(true), { signal });
  window.addEventListener("pointercancel", () => onEnd(false), { signal });
  window.addEventListener("keydown", ({ key }) => key === "Escape" && onEnd(false), { signal });
  autoScroll();
  return () => controller.abort();
}
