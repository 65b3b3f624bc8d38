import type { CanvasSurface } from "../flow/canvas-surface.ts";
import { fillCircle, strokeCircle } from "../flow/shapes.ts";
import { drawArrow } from "./draw-lift.ts";
import { liftX, placeLobby, placePoint } from "./lobby-place.ts";
import { tuning } from "./tuning.ts";

/** The glass over a gate. */
export interface GateGlass {
  /** How bright it shines, 0 to 1. */
  light: number;
  /** How far its arrow has turned, 0 to 1; null where it is fixed in the wall. */
  turn: number | null;
  /** How much of the time until it turns is left, 1 to 0; null while no turn is announced. */
  coming: number | null;
}

/** The glass over a gate, up on the left and down on the right until it turns: it shines at each stroke of the beat. */
export function drawGlass(surface: CanvasSurface, side: number, { light, turn, coming }: GateGlass): void {
  const { context } = surface;
  const { x, y, metre } = placePoint(placeLobby(surface), liftX(side), 1.94, 0.17);
  if (turn !== null) drawDisc(context, x, y, metre * 0.118);
  const glow = context.createRadialGradient(x, y, 0, x, y, metre * 0.42);
  glow.addColorStop(0, `rgba(255,176,90,${0.62 * light})`);
  glow.addColorStop(1, "rgba(255,150,60,0)");
  context.fillStyle = glow;
  context.fillRect(x - metre * 0.42, y - metre * 0.42, metre * 0.84, metre * 0.84);
  context.save();
  context.translate(x, y);
  context.rotate(Math.PI * (turn ?? 0));
  const color = `rgba(255,${190 + 45 * light},${120 + 100 * light},${(turn === null ? 0.25 : 0.6) + 0.4 * light})`;
  drawArrow(context, 0, 0, metre * (turn === null ? 0.078 : 0.07), side, color);
  context.restore();
  if (coming !== null) drawComing(context, x, y, metre, coming);
}

/** A disc of dark glass in brass: where arrows turn it lies over the one that is fixed in the wall. */
function drawDisc(context: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  const brass = context.createLinearGradient(x - radius, y - radius, x + radius, y + radius);
  brass.addColorStop(0, "#f4cf88");
  brass.addColorStop(0.5, "#7d5420");
  brass.addColorStop(1, "#d2a257");
  context.fillStyle = brass;
  fillCircle(context, x, y, radius * 1.14);
  const glass = context.createRadialGradient(x - radius * 0.3, y - radius * 0.4, radius * 0.1, x, y, radius);
  glass.addColorStop(0, "#3a2016");
  glass.addColorStop(1, "#0d0605");
  context.fillStyle = glass;
  fillCircle(context, x, y, radius);
}

/** A ring around the glass, which runs out until it turns. */
function drawComing(context: CanvasRenderingContext2D, x: number, y: number, metre: number, left: number): void {
  context.lineWidth = Math.max(2, metre * 0.034);
  context.strokeStyle = "rgba(10,5,4,.8)";
  strokeCircle(context, x, y, metre * 0.185);
  context.strokeStyle = tuning.warm;
  context.beginPath();
  context.arc(x, y, metre * 0.185, -Math.PI / 2, -Math.PI / 2 + Math.PI * 2 * left);
  context.stroke();
}
