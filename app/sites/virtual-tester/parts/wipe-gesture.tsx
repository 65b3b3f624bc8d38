import { type PointerEvent, useRef } from "react";
import { startWipe, type Wipe } from "../rules/wipe.ts";
import css from "./makeup-picture.module.css";

/**
 * The picture under a thumb that holds a tissue: drawn across, it takes the tint along. The chip beside the picture says
 * the same to keys and to whoever taps.
 */
export function WipeGesture({ onWipe }: { onWipe: () => void }) {
  const wipe = useRef<Wipe | null>(null);

  function begin(event: PointerEvent<HTMLSpanElement>): void {
    // A second finger means the picture, and not the tissue.
    if (!event.isPrimary) return end(event);
    event.currentTarget.setPointerCapture(event.pointerId);
    wipe.current = startWipe(event.clientX, event.clientY, event.currentTarget.clientWidth);
  }

  function onMove(event: PointerEvent<HTMLSpanElement>): void {
    if (!event.isPrimary) return;
    const share = wipe.current?.moveTo(event.clientX, event.clientY) ?? 0;
    if (!wipe.current) return;
    showTissue(event.currentTarget, event, share);
    if (share < 1) return;
    end(event);
    onWipe();
  }

  function end({ currentTarget }: PointerEvent<HTMLSpanElement>): void {
    wipe.current = null;
    delete currentTarget.dataset["wiping"];
  }

  return (
    <span
      className={`${css.wiping} overlay`}
      aria-hidden="true"
      data-wipe=""
      onPointerDown={begin}
      onPointerMove={onMove}
      onPointerUp={end}
      onPointerCancel={end}
    />
  );
}

/** The tissue under the thumb, the more of it to be seen the further it got. */
function showTissue(element: HTMLElement, { clientX, clientY }: PointerEvent, share: number): void {
  const box = element.getBoundingClientRect();
  element.dataset["wiping"] = "";
  element.style.setProperty("--x", `${clientX - box.left}px`);
  element.style.setProperty("--y", `${clientY - box.top}px`);
  element.style.setProperty("--share", share.toFixed(2));
}
