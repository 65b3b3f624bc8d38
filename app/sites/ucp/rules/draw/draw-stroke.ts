import type { DrawablePainting, Paint, Stroke } from "#contracts/painting.ts";
import { drawLine } from "./draw-line.ts";
import { drawStamp } from "./draw-stamp.ts";
import type { Shape } from "./shape.ts";

/** The shapes of one stroke. A paint that is not there draws nothing. */
export function drawStroke(stroke: Stroke, paints: readonly Paint[]): Shape[] {
  const paint = paints[stroke.paint];
  if (!paint) return [];
  return stroke.kind === "line" ? drawLine(stroke, paint) : drawStamp(stroke, paint);
}

/** All strokes of a painting, each as its shapes, in the order they were made. */
export const drawPainting = ({ strokes, paints }: Pick<DrawablePainting, "strokes" | "paints">): Shape[][] =>
  strokes.map((stroke) => drawStroke(stroke, paints));
