import { type MouseEvent, type PointerEvent, type RefObject, useRef } from "react";

/** A finger that went so far along the paper strikes, in CSS px. */
const strikePx = 56;

/** Lets a swipe along a label tick its checkbox, which a touch and the keys tick anyway. Gives the handlers of the label. */
export function useSwipeCheck(box: RefObject<HTMLInputElement | null>) {
  const startX = useRef<number | null>(null);
  const hasSwiped = useRef(false);

  function press({ clientX }: PointerEvent): void {
    startX.current = clientX;
    hasSwiped.current = false;
  }

  function swipe({ clientX }: PointerEvent): void {
    if (startX.current === null || Math.abs(clientX - startX.current) < strikePx) return;
    startX.current = null;
    if (box.current && !box.current.checked) box.current.click();
    hasSwiped.current = true;
  }

  function release(): void {
    startX.current = null;
  }

  /** The click with which a swipe ends must not take it back; one made by a key has no detail. */
  function keepStruck(event: MouseEvent): void {
    if (!hasSwiped.current || event.detail === 0) return;
    event.preventDefault();
    // Else the box would tell of a change that is taken back.
    event.stopPropagation();
  }

  return {
    onPointerDown: press,
    onPointerMove: swipe,
    onPointerUp: release,
    onPointerCancel: release,
    onClickCapture: keepStruck,
  };
}
