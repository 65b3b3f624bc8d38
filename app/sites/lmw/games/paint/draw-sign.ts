import type { CanvasSurface } from "../flow/canvas-surface.ts";
import { fillPath, strokeCircle, strokeLine } from "../flow/shapes.ts";
import { signHeight, signWidth } from "./mouth.ts";
import type { PaintLayers } from "./paint-layers.ts";
import type { SignFrame } from "./sign-frame.ts";
import { tuning } from "./tuning.ts";

/** A sign that is done, as it hangs below. */
export interface FinishedSign {
  shape: Path2D;
  points: number;
}

/** The bare paper on its two strings. */
export function drawPaper(context: CanvasRenderingContext2D, { x, y, scale }: SignFrame): void {
  const [w, h] = [signWidth * scale, signHeight * scale];
  context.strokeStyle = "#6b5a50";
  context.lineWidth = 1.6;
  for (const side of [0.18, 0.82]) strokeLine(context, [x + w * side, -40], [x + w * side, y + 6]);
  context.save();
  context.shadowColor = "rgba(0,0,0,.8)";
  context.shadowBlur = 34;
  context.shadowOffsetY = 18;
  const gradient = context.createLinearGradient(x, y, x + w * 0.3, y + h);
  gradient.addColorStop(0, "#f3ebe6");
  gradient.addColorStop(0.55, tuning.paper);
  gradient.addColorStop(1, tuning.paperShade);
  context.fillStyle = gradient;
  context.beginPath();
  // A torn lower edge.
  context.moveTo(x, y);
  context.lineTo(x + w, y + 2);
  context.lineTo(x + w - 2, y + h);
  for (let n = 12; n >= 0; n--) context.lineTo(x + (w * n) / 12, y + h + ((n * 37) % 7) - 3);
  context.closePath();
  context.fill();
  context.restore();
  context.strokeStyle = "rgba(18,12,13,.1)";
  context.lineWidth = 1;
  strokeLine(context, [x, y + h * 0.52], [x + w, y + h * 0.515]);
}

/** The paint, wet and thick: its own shadow below, its light above. In half units. */
export function drawPaint(context: CanvasRenderingContext2D, { paint, bristles }: PaintLayers): void {
  context.globalAlpha = 0.4;
  context.globalCompositeOperation = "multiply";
  context.drawImage(paint, 1, 2.6, signWidth, signHeight);
  context.globalCompositeOperation = "source-over";
  context.globalAlpha = 1;
  context.drawImage(paint, 0, 0, signWidth, signHeight);
  context.drawImage(bristles, 0, 0, signWidth, signHeight);
  context.globalCompositeOperation = "soft-light";
  context.globalAlpha = 0.45;
  context.drawImage(paint, -2, -2.6, signWidth, signHeight);
  context.globalCompositeOperation = "source-over";
  context.globalAlpha = 1;
}

/** The edge of the brush that keys move. In half units. */
export function drawCursor(context: CanvasRenderingContext2D, { x, y }: { x: number; y: number }, reach: number): void {
  context.strokeStyle = tuning.ink;
  context.lineWidth = 2.4;
  strokeCircle(context, x, y, reach);
  context.strokeStyle = tuning.paper;
  context.lineWidth = 1;
  context.stroke();
}

const perRow = 5;
const maxFinished = 15;

/** What is done hangs below, as small signs. `fromY`: the lower edge of the large one, in CSS px. */
export function drawFinished(
  { context, width, height }: CanvasSurface,
  finished: readonly FinishedSign[],
  fromY: number,
  hex: string,
): void {
  const each = (width - 48) / perRow;
  const scale = (each - 8) / signWidth;
  const [w, h] = [signWidth * scale, signHeight * scale];
  for (const [n, { shape, points }] of finished.slice(-maxFinished).entries()) {
    const x = 28 + (n % perRow) * each;
    const y = fromY + 26 + Math.floor(n / perRow) * (h + 20);
    if (y + h > height) return;
    context.save();
    context.translate(x, y);
    context.fillStyle = tuning.paper;
    context.fillRect(0, 0, w, h);
    context.scale(scale, scale);
    context.fillStyle = hex;
    fillPath(context, shape, "evenodd");
    context.restore();
    context.fillStyle = "#f3ebe6";
    context.font = "700 12px Archivo, sans-serif";
    context.textAlign = "center";
    context.fillText(String(points), x + w / 2, y + h + 13);
  }
}
