import type { CanvasSurface } from "../flow/canvas-surface.ts";
import { fillCircle, fillShape, strokeLine } from "../flow/shapes.ts";
import type { GuestPose } from "./guest-pose.ts";
import { tuning } from "./tuning.ts";

/** One of the two boxes on its cables; `lamps`: how much of its row is lit, 0 to 1. */
export function drawBox({ context, width, height }: CanvasSurface, side: number, beatShare: number, lamps: number) {
  const [w, h] = [width * 0.22, height * 0.34];
  const x = side === 0 ? width * 0.02 : width * 0.98 - w;
  const y = height * 0.34 + (side === 0 ? -1 : 1) * beatShare * beatShare * 3;
  context.strokeStyle = "rgba(199,154,82,.5)";
  context.lineWidth = 1.4;
  for (const cable of [0.4, 0.6]) strokeLine(context, [x + w * cable, 0], [x + w * cable, height]);
  const glow = context.createLinearGradient(0, y, 0, y + h);
  glow.addColorStop(0, `rgba(255,190,110,${0.24 + lamps * 0.42})`);
  glow.addColorStop(1, tuning.glass);
  context.fillStyle = "#0b0607";
  context.fillRect(x, y, w, h);
  context.fillStyle = glow;
  context.fillRect(x, y, w, h);
  context.strokeStyle = tuning.brass;
  context.lineWidth = 2.4;
  context.strokeRect(x, y, w, h);
  context.fillStyle = "#15100d";
  context.fillRect(x - 4, y - 12, w + 8, 12);
  context.fillRect(x - 4, y + h, w + 8, 9);
  for (let n = 0; n < 10; n++) {
    context.fillStyle = n < lamps * 10 ? "#ffb02e" : "#3b2a1a";
    fillCircle(context, x + 5 + ((w - 10) * n) / 9, y - 6, 2.3);
  }
  drawArrow(context, x + w / 2, y + h * 0.5, Math.min(w * 0.3, 22), side, "rgba(243,235,230,.9)");
}

/** Up or down, by shape. */
export function drawArrow(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  size: number,
  side: number,
  color: string,
): void {
  const tip = side === 0 ? -size : size;
  context.fillStyle = color;
  fillShape(context, [x, y + tip], [x - size * 0.86, y - tip * 0.5], [x + size * 0.86, y - tip * 0.5]);
}

export function drawCarpet({ context, width, height }: CanvasSurface): void {
  const gradient = context.createLinearGradient(0, height * tuning.backY, 0, height * 0.76);
  gradient.addColorStop(0, "rgba(90,8,30,0)");
  gradient.addColorStop(1, "rgba(90,8,30,.62)");
  context.fillStyle = gradient;
  const [back, front] = [height * tuning.backY, height * 0.8];
  fillShape(context, [width * 0.46, back], [width * 0.54, back], [width * 0.68, front], [width * 0.32, front]);
}

/** The lamp over the first place: it breathes with the beat. */
export function drawSpot({ context, width, height }: CanvasSurface, { x, y, size }: GuestPose, beatShare: number) {
  const light = context.createRadialGradient(x, y - size * 0.1, 4, x, y - size * 0.1, size * 0.86);
  light.addColorStop(0, `rgba(255,206,160,${0.34 + beatShare * beatShare * 0.2})`);
  light.addColorStop(1, "rgba(255,190,140,0)");
  context.fillStyle = light;
  context.fillRect(0, 0, width, height);
}
