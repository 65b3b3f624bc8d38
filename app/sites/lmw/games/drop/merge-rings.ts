import { strokeCircle } from "../flow/shapes.ts";
import { tuning } from "./tuning.ts";

/** Rings of light that open where two lips have become one. */
export interface MergeRings {
  /** At a place in CSS px, from the radius of the new lip on. */
  open(x: number, y: number, radius: number, color: string): void;
  draw(context: CanvasRenderingContext2D, nowMs: number): void;
}

interface Ring {
  x: number;
  y: number;
  radius: number;
  color: string;
  bornMs: number;
}

/** No rings yet; where motion is reduced none opens. */
export function createMergeRings(isMotionReduced: boolean): MergeRings {
  let rings: Ring[] = [];
  let lastMs = 0;
  return {
    open(x, y, radius, color) {
      if (!isMotionReduced) rings.push({ x, y, radius, color, bornMs: lastMs });
    },
    draw(context, nowMs) {
      lastMs = nowMs;
      if (rings.length === 0) return;
      rings = rings.filter(({ bornMs }) => nowMs - bornMs < tuning.ringMs);
      context.save();
      context.globalCompositeOperation = "lighter";
      for (const ring of rings) drawRing(context, ring, (nowMs - ring.bornMs) / tuning.ringMs);
      context.restore();
    },
  };
}

/** `age`: 0 when it opens, 1 when it is out. A wide soft band in the colour of the lip, a fine one of light in it. */
function drawRing(context: CanvasRenderingContext2D, { x, y, radius, color }: Ring, age: number): void {
  const opened = 1 - (1 - age) ** 3;
  const fading = (1 - age) ** 2;
  const reach = radius * (0.92 + 0.42 * opened);
  context.globalAlpha = fading * 0.42;
  context.strokeStyle = color;
  context.lineWidth = radius * 0.3 * (1 - age) + 2;
  strokeCircle(context, x, y, reach);
  context.globalAlpha = fading * 0.8;
  context.strokeStyle = "#fff4ec";
  context.lineWidth = 1.5 + radius * 0.03;
  strokeCircle(context, x, y, reach);
}
