import { strokeCircle } from "../flow/shapes.ts";
import { tuning } from "./tuning.ts";

/** A ring that shows how much is left, 0 to 1, from above with the clock; with nothing left it is broken. In half units. */
export function drawRing(
  context: CanvasRenderingContext2D,
  { x, y }: { x: number; y: number },
  radius: number,
  share: number,
): void {
  context.save();
  context.lineCap = "butt";
  context.strokeStyle = "rgba(18,12,13,.8)";
  context.lineWidth = 5.4;
  strokeCircle(context, x, y, radius);
  context.strokeStyle = "rgba(243,235,230,.34)";
  context.lineWidth = 1.2;
  if (share === 0) context.setLineDash([5, 5]);
  strokeCircle(context, x, y, radius);
  if (share > 0) {
    context.strokeStyle = tuning.paper;
    context.lineWidth = 3;
    context.beginPath();
    context.arc(x, y, radius, -Math.PI / 2, -Math.PI / 2 + Math.min(1, share) * Math.PI * 2);
    context.stroke();
  }
  context.restore();
}
