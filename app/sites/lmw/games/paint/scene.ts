import type { CanvasSurface } from "../flow/canvas-surface.ts";
import { drawCursor, drawFinished, drawPaint, drawPaper, type FinishedSign } from "./draw-sign.ts";
import { createGlints } from "./glints.ts";
import { type Mouth, signHeight } from "./mouth.ts";
import { createMouthPath } from "./mouth-path.ts";
import { createPaintLayers } from "./paint-layers.ts";
import { type PaintWorld, swingMs } from "./rules.ts";
import { frameSign, type SignFrame, toSignPosition } from "./sign-frame.ts";
import { tuning } from "./tuning.ts";

/** Draws the sign and keeps the paint on it. Places come in half units, as the rules have them. */
export interface PaintScene {
  draw(world: PaintWorld, nowMs: number, cursor: { x: number; y: number } | null): void;
  /** A stroke of the brush from one place to another. */
  stroke(from: { x: number; y: number }, to: { x: number; y: number }): void;
  /** The sign is done and goes to the others; the next one is bare. */
  finish(points: number): void;
  /** A place of the page's picture, in half units of the sign. */
  toSignPosition(clientX: number, clientY: number): { x: number; y: number };
  /** Where the sign lies in the canvas, in CSS px. */
  frame(): SignFrame;
}

/** A scene on a stage, in one shade. With help the brush is wider and keeps inside the mouth. */
export function createPaintScene(
  canvas: HTMLCanvasElement,
  surface: CanvasSurface,
  hex: string,
  isAssisted: boolean,
): PaintScene {
  const { context } = surface;
  const reach = (isAssisted ? 7.4 : 4.4) * 4;
  const layers = createPaintLayers(hex, reach);
  const drawGlints = createGlints();
  const finished: FinishedSign[] = [];
  let mouth: Mouth | null = null;
  let shape: Path2D | null = null;

  function shapeOf(next: Mouth): Path2D {
    if (mouth !== next || !shape) shape = createMouthPath(next);
    mouth = next;
    return shape;
  }

  return {
    draw(world, nowMs, cursor) {
      const frame = frameSign(surface);
      const outline = shapeOf(world.mouth);
      context.clearRect(0, 0, surface.width, surface.height);
      context.save();
      swing(surface, world.readyMs, nowMs);
      drawPaper(context, frame);
      context.translate(frame.x, frame.y);
      context.scale(frame.scale, frame.scale);
      drawPaint(context, layers);
      context.strokeStyle = tuning.ink;
      context.lineWidth = 3.4;
      context.stroke(outline);
      drawGlints(context, world, nowMs);
      if (cursor) drawCursor(context, cursor, reach);
      context.restore();
      drawFinished(surface, finished, frame.y + signHeight * frame.scale, hex);
    },
    stroke: (from, to) => layers.stroke(from, to, isAssisted ? shape : null),
    frame: () => frameSign(surface),
    finish(points) {
      if (shape) finished.push({ shape, points });
      layers.clear();
    },
    toSignPosition(clientX, clientY) {
      const box = canvas.getBoundingClientRect();
      return toSignPosition(frameSign(surface), clientX - box.left, clientY - box.top);
    },
  };
}

/** The sign hangs and sways; the next one swings in from the right. */
function swing({ context, width }: CanvasSurface, readyMs: number, nowMs: number): void {
  const part = Math.max(0, (readyMs - nowMs) / swingMs);
  context.translate(width / 2, 0);
  context.rotate(((Math.sin(nowMs / 900) * 0.35 + part * part * tuning.swingDegrees) * Math.PI) / 180);
  context.translate(part * part * part * width * 0.9 - width / 2, 0);
}
