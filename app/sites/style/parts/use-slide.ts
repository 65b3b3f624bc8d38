"use no memo";
import { type PointerEvent, useRef } from "react";
import { splitRange } from "../rules/halves.ts";
import type { SidesControl } from "./use-sides.ts";

/** A finger that has gone so far sideways means the stroke, not the page. */
const dragThresholdPx = 6;
/** Pushed so far beyond its end, in parts of the picture, the stroke turns the halves over. */
const pushShare = 0.05;

/** A finger anywhere on the picture slides the stroke; pushed on at an end, the halves change sides. */
export function useSlide({ now, moveTo, swap, swing }: SidesControl) {
  const drag = useRef<{ x: number; split: number; isMeant: boolean; isPushed: boolean } | null>(null);

  return {
    onPointerDown(event: PointerEvent<HTMLElement>): void {
      // A second finger means the picture, and not the stroke.
      if (!event.isPrimary) return void (drag.current = null);
      if ((event.target as Element).closest("button, input, a")) return;
      drag.current = { x: event.clientX, split: now.current.split, isMeant: false, isPushed: false };
    },
    onPointerMove(event: PointerEvent<HTMLElement>): void {
      const current = drag.current;
      if (!current || event.buttons === 0) return;
      const distancePx = event.clientX - current.x;
      if (!current.isMeant && Math.abs(distancePx) < dragThresholdPx) return;
      if (!current.isMeant) {
        current.isMeant = true;
        event.currentTarget.setPointerCapture(event.pointerId);
        swing(false);
      }
      const share = current.split + distancePx / event.currentTarget.clientWidth;
      moveTo(share);
      const isBeyond = share < splitRange.least - pushShare || share > splitRange.most + pushShare;
      if (isBeyond && !current.isPushed) swap();
      current.isPushed = isBeyond;
    },
    onPointerUp(): void {
      drag.current = null;
    },
    onPointerCancel(): void {
      drag.current = null;
    },
  };
}
