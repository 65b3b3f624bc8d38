import { fill, paintStall, type Place, strip } from "./fair-stall.ts";
import type { Point } from "./stage-canvas.ts";

/** Places of the picture, 0–1, to px of a canvas. */
type At = (x: number, y: number) => Point;

/** The row of stalls behind the lanterns runs to this place; its near end lies left of the picture. */
const vanishing = { x: 1.08, y: 0.4 };
const near = { x: -0.24, eaves: 0.045, quay: 0.7 };
const depth = 1.7;
const stalls = 6;
/** The stalls are painted smaller than they are shown: they stand behind the lanterns, a little out of focus. */
const sharpness = 0.6;

/** A place of the row's front: how far along it, in stalls, and how far down from eaves to quay, 0–1. */
const frontAt =
  (at: At): Place =>
  (along, down) => {
    const size = depth / (depth + along);
    const y = near.eaves + (near.quay - near.eaves) * down;
    return at(vanishing.x + (near.x - vanishing.x) * size, vanishing.y + (y - vanishing.y) * size);
  };

/** A lantern that hangs before the stalls: its centre and its half width in the picture. */
export type Lantern = { x: number; y: number; radius: number };

/**
 * Paints the walls of the fair once: roofs, curtains, boards and counters in greys, and their image in the water. Where
 * a lantern hangs before them there is a gap.
 */
export function paintFairWalls(
  { width, height, at }: { width: number; height: number; at: At },
  lanterns: readonly Lantern[],
): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width * sharpness));
  canvas.height = Math.max(1, Math.round(height * sharpness));
  const ctx = canvas.getContext("2d");
  if (!ctx) return canvas;
  ctx.scale(sharpness, sharpness);
  const place = frontAt(at);
  for (let stall = stalls - 1; stall >= 0; stall--) paintStall(ctx, place, stall);
  paintQuay(ctx, place);
  mirrorInWater(ctx, canvas, place);
  for (const lantern of lanterns) cutOut(ctx, at, lantern);
  return canvas;
}

/** The stones on which it all stands. */
function paintQuay(ctx: CanvasRenderingContext2D, place: Place): void {
  fill(ctx, "rgb(40 40 40)", strip(place, -0.6, 14, 0.95, 1));
  fill(ctx, "rgb(96 96 96)", strip(place, -0.6, 14, 0.945, 0.955));
  for (let stone = -0.5; stone < 6; stone += 0.3)
    fill(ctx, "rgb(16 16 16)", strip(place, stone, stone + 0.014, 0.956, 1));
}

/** Black water gives the row back, row by row of the canvas, broken by its waves. */
function mirrorInWater(ctx: CanvasRenderingContext2D, canvas: HTMLCanvasElement, place: Place): void {
  const quayY = Math.round(place(0.9, 1)[1] * sharpness);
  ctx.save();
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  for (let y = quayY; y < canvas.height; y++) {
    const below = y - quayY;
    const source = quayY - 2 - below * 1.25;
    if (source < 0) break;
    ctx.globalAlpha = Math.max(0, 0.44 - below / (canvas.height * 0.7));
    const wave = (Math.sin(below * 0.16) + Math.sin(below * 0.057 + 1)) * (0.8 + below * 0.022);
    ctx.drawImage(canvas, 0, source, canvas.width, 1, wave, y, canvas.width, 1);
  }
  ctx.restore();
}

/** A lantern is as high as it is wide, and rounder than a box. */
function cutOut(ctx: CanvasRenderingContext2D, at: At, { x, y, radius }: Lantern): void {
  const [left] = at(x - radius, y);
  const [right] = at(x + radius, y);
  const [, top] = at(x, y);
  const half = (right - left) / 2;
  ctx.save();
  ctx.globalCompositeOperation = "destination-out";
  ctx.beginPath();
  ctx.roundRect(left, top - half * 1.02, half * 2, half * 2.04, half * 0.72);
  ctx.fill();
  ctx.restore();
}
