"use no memo";
import { type PointerEvent, useRef } from "react";
import { splitRange } from "../rules/halves.ts";
import type { SidesControl } from "./use-sides.ts";

/** A finger that has gone so far sideways means the stroke, not the page. */
const meantPx = 6;
/** Pushed so far beyond its end, in parts of the picture, the stroke turns the halves over. */
const pushShare = 0.05;

/** A finger anywhere on the picture slides the stroke; pushed on at an end, the halves change sides. */
export function useSlide({ now, moveTo, swap, swing }: SidesControl) {
  const held = useRef<{ x: number; split: number; isMeant: boolean; isPushed: boolean } | null>(null);

  return {
    onPointerDown(event: PointerEvent<HTMLElement>): void {
      if (!event.isPrimary || (event.target as Element).closest("button, input, a")) return;
      held.current = { x: event.clientX, split: now.current.split, isMeant: false, isPushed: false };
    },
    onPointerMove(event: PointerEvent<HTMLElement>): void {
      const hold = held.current;
      if (!hold || event.buttons === 0) return;
      const wayPx = event.clientX - hold.x;
      if (!hold.isMeant && Math.abs(wayPx) < meantPx) return;
      if (!hold.isMeant) {
        hold.isMeant = true;
        event.currentTarget.setPointerCapture(event.pointerId);
        swing(false);
      }
      const share = hold.split + wayPx / event.currentTarget.clientWidth;
      moveTo(share);
      const isBeyond = share < splitRange.least - pushShare || share > splitRange.most + pushShare;
      if (isBeyond && !hold.isPushed) swap();
      hold.isPushed = isBeyond;
    },
    onPointerUp(): void {
      held.current = null;
    },
    onPointerCancel(): void {
      held.current = null;
    },
  };
}
